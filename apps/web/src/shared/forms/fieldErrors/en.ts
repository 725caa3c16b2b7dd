import type { MessagesLike } from '@storefront/i18n'

import type { es } from './es.ts'

export const en = {
  required: 'Please fill in this field.',
  'email-invalid': 'Enter a valid e-mail address, such as name@example.com.',
  'email-accented': 'An e-mail address has no accented letters before the @.',
  registerPasswordsDontMatch: 'The passwords do not match',
  'password-too-short': 'The password needs at least 6 characters.',
  'too-long': 'This text is too long.',
  'amount-invalid': 'Enter an amount in dollars, like 27.50.',
  'price-zero': 'The price has to be more than zero.',
  'whole-number-invalid': 'Enter a whole number, without periods or commas.',
  'percent-invalid': 'Enter a percentage from 0 to 100, like 32.5.',
  'out-of-range': 'This number is out of range.',
  'time-invalid': 'Enter a date with its time.',
  'ends-before-start': 'The end has to come after the start.',
  'ruc-invalid': 'A RUC has 13 digits.',
  'account-number-invalid': 'Enter the account number, 5 to 20 digits.',
  'holder-id-invalid': 'Enter a cédula of 10 digits or a RUC of 13.',
  'payment-missing': 'That would leave no way to pay: keep at least one.',
  'name-incomplete': 'Please write the name out in letters.',
  'street-incomplete': 'Enter the street and number, or how to get there.',
  'city-incomplete': 'Enter the name of the town or village.',
  'telephone-invalid': 'Enter a phone number, such as +593 99 123 4567.',
  'order-number-invalid': 'Enter the order number, such as A-1001.',
} as const satisfies MessagesLike<typeof es>
