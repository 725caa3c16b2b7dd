// A file of its own, so that pages load the command only when somebody leaves an address.
export { joinWaitingList } from '@storefront/domain'
