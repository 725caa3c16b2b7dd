import { signUp, type Visitor } from '../../contracts/people.ts'
import { openShop } from '../../contracts/shop.ts'
import { startFaultProxy, type FaultProxy } from '../../contracts/startFaultProxy.ts'
import type { TestBench } from '../../contracts/TestBench.ts'
import { emulatorBench } from './emulatorBench.ts'
import { runningEmulators } from './emulators.ts'

/** A shop with a signed-in visitor, whose devices connect to the emulators through fault proxies. */
export interface FaultyBench {
  readonly bench: TestBench
  readonly rosa: Visitor
  readonly authProxy: FaultProxy
  readonly firestoreProxy: FaultProxy
  close(): void
}

/** @param deadlineMs the deadline of each call in ms, including the calls that set up the shop */
export async function openFaultyBench(deadlineMs: number): Promise<FaultyBench> {
  const emulators = runningEmulators()
  const authProxy = await startFaultProxy(emulators.auth)
  const firestoreProxy = await startFaultProxy(emulators.firestore)
  const hosts = { auth: authProxy.host, firestore: firestoreProxy.host }
  const bench = emulatorBench({ hosts, deadlineMs })
  await openShop(bench, { destilado: { stock: 10 } })
  const rosa = await signUp(bench)
  return {
    bench,
    rosa,
    authProxy,
    firestoreProxy,
    close() {
      authProxy.close()
      firestoreProxy.close()
    },
  }
}
