import s from './page.module.scss';
export default function Page() {
  return <main className={s.x}>Home ₹1,000</main>;
}
