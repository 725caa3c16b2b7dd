import type { MessagesLike } from '@storefront/i18n'

import type { toBuyer as es } from '../es/toBuyer.ts'

export const toBuyer = {
  subject: 'Your order {number} with {brand}',
  pending: {
    due: 'Hello {name}, thank you for your order {number} with {brand}. Your transfer of {total} is still to come; the account and the reference are in your order: {link}',
    cash: 'Hello {name}, the bottles of your order {number} are ready; the total is {total}, in cash on delivery. Which day and time would suit you? Your order: {link}',
    cash_pickup:
      'Hello {name}, we are preparing your order {number} and will write to you as soon as you can pick it up at {address}. The total is {total}, in cash. Your order: {link}',
    cash_gift:
      'Hello {name}, the bottles of your gift for {receiver}, order {number}, are ready; {total} is to be paid in cash on delivery. Which day and time would suit for it? Your order: {link}',
    received:
      'Hello {name}, your order {number} is paid and its bottles are ready. Which day and time would suit you for the delivery? Your order: {link}',
    received_gift:
      'Hello {name}, your order {number} is paid and its bottles are ready. Which day and time would suit for the delivery to {receiver}? Your order: {link}',
    received_pickup:
      'Hello {name}, your order {number} is paid. We are preparing it and will write to you as soon as you can pick it up at {address}. Your order: {link}',
  },
  shipped: {
    due: 'Hello {name}, your order {number} is on its way. Your transfer of {total} is still to come; the account and the reference are in your order: {link}',
    due_pickup:
      'Hello {name}, your order {number} is ready for pick-up at {address}. Your transfer of {total} is still to come; the account and the reference are in your order: {link}',
    cash: 'Hello {name}, your order {number} is on its way; the total is {total}, in cash. Somebody aged 18 or older has to receive it and show an ID. Your order: {link}',
    cash_pickup:
      'Hello {name}, your order {number} is ready for pick-up at {address}; the total is {total}, in cash. Somebody aged 18 or older has to pick it up and show an ID. Your order: {link}',
    received:
      'Hello {name}, your order {number} is on its way. Somebody aged 18 or older has to receive it and show an ID. Your order: {link}',
    received_pickup:
      'Hello {name}, your order {number} is ready for pick-up at {address}. Somebody aged 18 or older has to pick it up and show an ID. Your order: {link}',
  },
  delivered: {
    due: 'Hello {name}, you have your order {number}, and we have no record of your payment of {total} yet. If you have made it, please tell us when. Your order: {link}',
    due_gift:
      'Hello {name}, {receiver} has your gift, order {number}, and we have no record of your payment of {total} yet. If you have made it, please tell us when. Your order: {link}',
    received_gift:
      'Hello {name}, {receiver} has your gift, order {number}. If anything is not right, tell us. Your order: {link}',
    received:
      'Hello {name}, we hope you enjoy your order {number}. If anything is not right, tell us. Your order: {link}',
  },
  closed: {
    toRefund:
      'Hello {name}, your order {number} goes no further. We will refund your {total}; please tell us to which account. Your order: {link}',
    refunded:
      'Hello {name}, your order {number} goes no further. We have refunded your {total}. Your order: {link}',
    none: 'Hello {name}, your order {number} goes no further, and there is nothing to pay. Your order: {link}',
  },
} as const satisfies MessagesLike<typeof es>
