import { signUp, type Visitor } from '../../contracts/people.ts'
import { openShop } from '../../contracts/shop.ts'
import { startFaultProxy, type FaultProxy } from '../../contracts/startFaultProxy.ts'
import type { TestBench } from '../../contracts/TestBench.ts'
import { emulatorBench } from './emulatorBench.ts'
import { runningEmulators } from './emulators.ts'

/** A shop with a signed-in visitor, whose devices connect to the emulators and the shop's function through fault proxies. */
export interface FaultyBench {
  readonly bench: TestBench
  readonly rosa: Visitor
  readonly proxies: Readonly<Record<'auth' | 'firestore' | 'shop', FaultProxy>>
  close(): void
}

/** @param deadlineMs the deadline of each call in ms, including the calls that set up the shop */
export async function openFaultyBench(deadlineMs: number): Promise<FaultyBench> {
  const emulators = runningEmulators()
  const proxies = {
    auth: await startFaultProxy(emulators.auth),
    firestore: await startFaultProxy(emulators.firestore),
    shop: await startFaultProxy(emulators.shop),
  }
  const hosts = {
    auth: proxies.auth.host,
    firestore: proxies.firestore.host,
    shop: proxies.shop.host,
  }
  const bench = emulatorBench({ hosts, deadlineMs })
  await openShop(bench)
  const rosa = await signUp(bench)
  return {
    bench,
    rosa,
    proxies,
    close: () => Object.values(proxies).forEach((proxy) => proxy.close()),
  }
}
