import type { BranchWire } from '@/lib/provider/schemas/content';

/** One office a line; the telephone numbers are samples, the positions those of the localities. */
type Office = readonly [
  locality: string,
  address: string,
  pincode: string,
  phone: string,
  latitude: number,
  longitude: number,
];

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function inCity(city: string, state: string, offices: readonly Office[]): BranchWire[] {
  return offices.map(([locality, address, pincode, phone, latitude, longitude]) => ({
    name: `${locality}, ${city}`,
    address: `Sample House, ${address}`,
    city,
    state,
    pincode,
    phone,
    email: `${slug(city)}-${slug(locality)}@broker.example`,
    latitude,
    longitude,
  }));
}

/** Branch offices, as `get-in-touch/locate` sends them. */
export const branches: BranchWire[] = [
  // West
  ...inCity('Mumbai', 'Maharashtra', [
    ['Fort', 'Horniman Circle, Fort', '400001', '022 0000 0001', 18.9322, 72.8351],
    ['Andheri East', 'Old Nagardas Road, Andheri East', '400069', '022 0000 0002', 19.119, 72.85],
  ]),
  ...inCity('Pune', 'Maharashtra', [
    [
      'Shivajinagar',
      'Jangali Maharaj Road, Shivajinagar',
      '411005',
      '020 0000 0003',
      18.527,
      73.847,
    ],
  ]),
  ...inCity('Nagpur', 'Maharashtra', [
    ['Dharampeth', 'West High Court Road, Dharampeth', '440010', '0712 000 0004', 21.14, 79.061],
  ]),
  ...inCity('Nashik', 'Maharashtra', [
    ['College Road', 'College Road', '422005', '0253 000 0005', 20.005, 73.764],
  ]),
  ...inCity('Ahmedabad', 'Gujarat', [
    ['Navrangpura', 'C.G. Road, Navrangpura', '380009', '079 0000 0006', 23.033, 72.559],
  ]),
  ...inCity('Surat', 'Gujarat', [
    ['Ring Road', 'Ring Road, near Sahara Darwaja', '395002', '0261 000 0007', 21.194, 72.844],
  ]),
  ...inCity('Vadodara', 'Gujarat', [
    ['Alkapuri', 'R.C. Dutt Road, Alkapuri', '390007', '0265 000 0008', 22.311, 73.169],
  ]),
  ...inCity('Rajkot', 'Gujarat', [
    ['Kalawad Road', 'Kalawad Road', '360005', '0281 000 0009', 22.286, 70.771],
  ]),
  ...inCity('Panaji', 'Goa', [
    ['18th June Road', '18th June Road', '403001', '0832 000 0010', 15.496, 73.826],
  ]),
  // North
  ...inCity('New Delhi', 'Delhi', [
    [
      'Connaught Place',
      'Barakhamba Road, Connaught Place',
      '110001',
      '011 0000 0011',
      28.63,
      77.223,
    ],
  ]),
  ...inCity('Gurugram', 'Haryana', [
    ['M.G. Road', 'M.G. Road, Sikanderpur', '122002', '0124 000 0012', 28.481, 77.093],
  ]),
  ...inCity('Noida', 'Uttar Pradesh', [
    ['Sector 18', 'Sector 18', '201301', '0120 000 0013', 28.57, 77.325],
  ]),
  ...inCity('Lucknow', 'Uttar Pradesh', [
    ['Hazratganj', 'Mahatma Gandhi Marg, Hazratganj', '226001', '0522 000 0014', 26.851, 80.944],
  ]),
  ...inCity('Kanpur', 'Uttar Pradesh', [
    ['Mall Road', 'The Mall', '208001', '0512 000 0015', 26.47, 80.35],
  ]),
  ...inCity('Dehradun', 'Uttarakhand', [
    ['Rajpur Road', 'Rajpur Road', '248001', '0135 000 0016', 30.33, 78.048],
  ]),
  ...inCity('Chandigarh', 'Chandigarh', [
    ['Sector 17', 'Sector 17-C', '160017', '0172 000 0017', 30.74, 76.782],
  ]),
  ...inCity('Ludhiana', 'Punjab', [
    [
      'Feroze Gandhi Market',
      'Feroze Gandhi Market, Ferozepur Road',
      '141001',
      '0161 000 0018',
      30.89,
      75.83,
    ],
  ]),
  ...inCity('Jammu', 'Jammu and Kashmir', [
    ['Gandhi Nagar', 'Gandhi Nagar', '180004', '0191 000 0019', 32.704, 74.859],
  ]),
  ...inCity('Jaipur', 'Rajasthan', [
    ['C-Scheme', 'Ashok Marg, C-Scheme', '302001', '0141 000 0020', 26.911, 75.802],
  ]),
  // Centre
  ...inCity('Indore', 'Madhya Pradesh', [
    ['South Tukoganj', 'South Tukoganj', '452001', '0731 000 0021', 22.72, 75.874],
  ]),
  ...inCity('Bhopal', 'Madhya Pradesh', [
    ['M.P. Nagar', 'Zone I, M.P. Nagar', '462011', '0755 000 0022', 23.233, 77.434],
  ]),
  ...inCity('Raipur', 'Chhattisgarh', [
    ['Civil Lines', 'Civil Lines', '492001', '0771 000 0023', 21.245, 81.645],
  ]),
  // East and north-east
  ...inCity('Kolkata', 'West Bengal', [
    ['Park Street', 'Park Street', '700016', '033 0000 0024', 22.554, 88.352],
  ]),
  ...inCity('Siliguri', 'West Bengal', [
    ['Sevoke Road', 'Sevoke Road', '734001', '0353 000 0025', 26.725, 88.431],
  ]),
  ...inCity('Patna', 'Bihar', [
    ['Boring Road', 'Boring Road', '800001', '0612 000 0026', 25.615, 85.117],
  ]),
  ...inCity('Ranchi', 'Jharkhand', [
    ['Main Road', 'Main Road', '834001', '0651 000 0027', 23.36, 85.327],
  ]),
  ...inCity('Bhubaneswar', 'Odisha', [
    ['Saheed Nagar', 'Saheed Nagar', '751007', '0674 000 0028', 20.288, 85.844],
  ]),
  ...inCity('Guwahati', 'Assam', [
    ['Christian Basti', 'G.S. Road, Christian Basti', '781005', '0361 000 0029', 26.153, 91.78],
  ]),
  // South
  ...inCity('Bengaluru', 'Karnataka', [
    ['M.G. Road', 'M.G. Road', '560001', '080 0000 0030', 12.975, 77.606],
  ]),
  ...inCity('Chennai', 'Tamil Nadu', [
    ['T. Nagar', 'Thyagaraya Road, T. Nagar', '600017', '044 0000 0031', 13.041, 80.241],
  ]),
  ...inCity('Coimbatore', 'Tamil Nadu', [
    ['R.S. Puram', 'D.B. Road, R.S. Puram', '641002', '0422 000 0032', 11.008, 76.95],
  ]),
  ...inCity('Hyderabad', 'Telangana', [
    ['Somajiguda', 'Raj Bhavan Road, Somajiguda', '500082', '040 0000 0033', 17.423, 78.46],
  ]),
  ...inCity('Vijayawada', 'Andhra Pradesh', [
    ['Labbipet', 'M.G. Road, Labbipet', '520010', '0866 000 0034', 16.504, 80.64],
  ]),
  ...inCity('Visakhapatnam', 'Andhra Pradesh', [
    ['Dwaraka Nagar', 'Dwaraka Nagar', '530016', '0891 000 0035', 17.728, 83.306],
  ]),
  ...inCity('Kochi', 'Kerala', [
    ['Ernakulam', 'M.G. Road, Ernakulam', '682016', '0484 000 0036', 9.97, 76.286],
  ]),
  ...inCity('Thiruvananthapuram', 'Kerala', [
    ['Vazhuthacaud', 'Vazhuthacaud', '695014', '0471 000 0037', 8.501, 76.958],
  ]),
];
