export {
  careContacts,
  chiefExecutive,
  escalationUpdated,
  keyPersonnel,
  peopleUpdated,
} from '@/sample/firm/people';
