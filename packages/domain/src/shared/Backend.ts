import type { ProfileRepository } from '../account/ProfileRepository.ts'
import type { CartRepository } from '../cart/CartRepository.ts'
import type { ProductRepository } from '../catalog/ProductRepository.ts'
import type { OrderRepository } from '../orders/OrderRepository.ts'
import type { SettingsRepository } from '../orders/SettingsRepository.ts'
import type { AuthGateway } from '../session/AuthGateway.ts'

/** Everything a hosted backend answers for: one frozen object of ports, made by one factory each. */
export interface Backend {
  readonly auth: AuthGateway
  readonly profiles: ProfileRepository
  readonly carts: CartRepository
  readonly products: ProductRepository
  readonly orders: OrderRepository
  readonly settings: SettingsRepository
}

/** What everybody may read of a backend, guests too: what is sold, and on which terms. */
export interface Catalogue {
  readonly products: Pick<ProductRepository, 'list'>
  readonly settings: Pick<SettingsRepository, 'shop'>
}
