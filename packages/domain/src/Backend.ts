import type { ProfileRepository } from './account/ProfileRepository.ts'
import type { AuditLog } from './audit/AuditLog.ts'
import type { CartRepository } from './cart/CartRepository.ts'
import type { ProductRepository } from './catalog/ProductRepository.ts'
import type { LetterRepository } from './letters/LetterRepository.ts'
import type { OrderRepository } from './orders/OrderRepository.ts'
import type { SettingsRepository } from './orders/SettingsRepository.ts'
import type { AuthGateway } from './session/AuthGateway.ts'
import type { RunCommand } from './shared/command.ts'

/** The ports that a backend implements. A factory creates each backend as one frozen object. */
export interface Backend {
  /** What the shop decides: every change but those of the own profile and cart. */
  readonly run: RunCommand
  readonly auth: AuthGateway
  readonly profiles: ProfileRepository
  readonly carts: CartRepository
  readonly products: ProductRepository
  readonly orders: OrderRepository
  readonly letters: LetterRepository
  readonly settings: SettingsRepository
  readonly auditLog: AuditLog
}

/** What a guest needs of a backend: public documents, and the orders whose link the guest has. */
export interface PublicBackend {
  readonly run: RunCommand
  readonly products: Pick<ProductRepository, 'list' | 'picture'>
  readonly settings: Pick<SettingsRepository, 'shop'>
  readonly orders: Pick<OrderRepository, 'find'>
}
