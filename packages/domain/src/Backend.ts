import type { AuditLog } from './account/AuditLog.ts'
import type { ProfileRepository } from './account/ProfileRepository.ts'
import type { CartRepository } from './cart/CartRepository.ts'
import type { ProductRepository } from './catalog/ProductRepository.ts'
import type { LetterRepository } from './letters/LetterRepository.ts'
import type { OrderRepository } from './orders/OrderRepository.ts'
import type { SettingsRepository } from './orders/SettingsRepository.ts'
import type { AuthGateway } from './session/AuthGateway.ts'

/** The ports that a backend implements. A factory creates each backend as one frozen object. */
export interface Backend {
  readonly auth: AuthGateway
  readonly profiles: ProfileRepository
  readonly carts: CartRepository
  readonly products: ProductRepository
  readonly orders: OrderRepository
  readonly letters: LetterRepository
  readonly settings: SettingsRepository
  readonly auditLog: AuditLog
}

/** The part of a backend that everybody may read, including guests: products and settings. */
export interface Catalogue {
  readonly products: Pick<ProductRepository, 'list'>
  readonly settings: Pick<SettingsRepository, 'shop'>
}
