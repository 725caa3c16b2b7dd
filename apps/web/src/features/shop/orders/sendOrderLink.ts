// A file of its own, so that the page loads the command only when somebody looks for an order.
export { sendOrderLink } from '@storefront/domain'
