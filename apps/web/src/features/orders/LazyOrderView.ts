import { lazyPart } from '../../shared/lazy/lazyPart.tsx'

/** An order with what can be done about it: loaded after its page, or by the checkout before the order is placed. */
export const LazyOrderView = lazyPart(async () => (await import('./OrderView.tsx')).OrderView, {
  namespace: 'account',
})
