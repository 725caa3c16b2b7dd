import { describeAuditLogContract } from './describeAuditLogContract.ts'
import { describeAuthContract } from './describeAuthContract.ts'
import { describeCartsContract } from './describeCartsContract.ts'
import { describeLettersContract } from './describeLettersContract.ts'
import { describeOrdersContract } from './describeOrdersContract.ts'
import { describeProductEditsContract } from './describeProductEditsContract.ts'
import { describeProductsContract } from './describeProductsContract.ts'
import { describeProfilesContract } from './describeProfilesContract.ts'
import { describeSettingsContract } from './describeSettingsContract.ts'
import { describeUsersContract } from './describeUsersContract.ts'
import type { MakeBench } from './TestBench.ts'

/** The behaviour of every backend, port by port. */
export function describeBackendContract(makeBench: MakeBench): void {
  describeAuthContract(makeBench)
  describeProfilesContract(makeBench)
  describeUsersContract(makeBench)
  describeCartsContract(makeBench)
  describeProductsContract(makeBench)
  describeProductEditsContract(makeBench)
  describeSettingsContract(makeBench)
  describeOrdersContract(makeBench)
  describeLettersContract(makeBench)
  describeAuditLogContract(makeBench)
}
