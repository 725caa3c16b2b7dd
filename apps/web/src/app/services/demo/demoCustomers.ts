import { demoUser } from '@storefront/backend/seed'
import type { Customer } from '@storefront/domain'

/** A customer of the demonstration. */
export interface DemoCustomer extends Customer {
  readonly uid: string
  readonly emailVerified: boolean
}

/**
 * Invented people with Ecuadorian names and streets. Their e-mail addresses are at example domains, and no
 * real cedula has the third digit of theirs. The demo user is the first.
 */
export const demoCustomers: readonly DemoCustomer[] = [
  { ...toCustomer(demoUser), uid: demoUser.uid, emailVerified: true },
  ...(
    [
      ['Rosa Quishpe', 'rosa.quishpe@example.com', 'Av. 12 de Octubre N26-97, La Floresta, Quito'],
      ['Carlos Andrade', 'c.andrade@example.org', 'Calle Larga 7-24 y Benigno Malo, Cuenca'],
      [
        'María José Cevallos',
        'majo.cevallos@example.net',
        'Malecón J. J. Peña 312, Las Peñas, Guayaquil',
      ],
      ['Luis Tituaña', 'luis.tituana@example.com', 'Juan Montalvo 5-61, Cotacachi'],
      ['Gabriela Vásconez', 'gabriela.v@example.org', 'Av. Los Shyris N38-14, piso 6, Quito'],
      ['Andrés Moncayo', 'andres.moncayo@example.com', 'Bolívar 9-33 y Colón, Ibarra'],
      ['Paúl Jaramillo', 'paul.jaramillo@example.net', 'José Antonio Eguiguren 14-20, Loja'],
      ['Daniela Zambrano', 'dani.zambrano@example.com', 'Av. Flavio Reyes y Calle 27, Manta'],
      ['Esteban Ullauri', 'e.ullauri@example.org', 'Av. Ordóñez Lasso km 3, Cuenca'],
      ['Verónica Chiriboga', 'vero.chiriboga@example.com', 'Primera Constituyente 22-31, Riobamba'],
      ['Mateo Shiguango', 'mateo.shiguango@example.net', 'Av. 15 de Noviembre y Tarqui, Tena'],
      [
        'Lucía Arteaga',
        'lucia.arteaga@example.com',
        'Urdesa Central, Calle Segunda 418, Guayaquil',
      ],
      ['Sebastián Naranjo', 'sebas.naranjo@example.org', 'Av. Cevallos 8-12, Ambato'],
      ['Belén Guamán', 'belen.guaman@example.com', 'Ceslao Marín y 9 de Octubre, Puyo'],
      ['Ricardo Palacios', 'r.palacios@example.net', 'Av. 25 de Junio y Buenavista, Machala'],
      [
        'Ana Lucía Espinosa de los Monteros',
        'ale.monteros@example.com',
        'Cumbayá, Francisco de Orellana 210, casa 4, Quito',
      ],
    ] as const
  ).map(([nombre, email, direccion], index) => ({
    uid: `demo-customer-${index + 1}`,
    nombre,
    email,
    direccion,
    cedula: `178${String(1_000_000 + index * 7_919)}`,
    telefono: `+593 99 000 0${String(101 + index * 7)}`,
    emailVerified: index % 8 !== 5,
  })),
]

function toCustomer({ nombre, cedula, email, telefono, direccion }: Customer): Customer {
  return { nombre, cedula, email, telefono, direccion }
}
