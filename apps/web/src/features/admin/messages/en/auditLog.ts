export const auditLog = {
  title: 'Record of changes',
  text: 'Every change of dashboard access and of the bank account is recorded. Nobody can edit or delete the record.',
  failed: 'We could not read the record of changes.',
  none: 'No changes of access or of the bank account so far.',
  more: 'See earlier ones',
  loadingMore: 'Reading…',
  role: {
    admin: '{email} was given access to the dashboard',
    user: '{email} lost access to the dashboard',
  },
  account: 'Account for transfers: {bank}, number {number}',
  accountRemoved: 'The account for transfers was removed',
  by: '{email}, {date}',
} as const
