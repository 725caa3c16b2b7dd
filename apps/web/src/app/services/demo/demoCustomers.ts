import { demoUser } from '@storefront/backend/seed'
import {
  checkCustomer,
  customerFormOf,
  withE164,
  type Customer,
  type CustomerForm,
} from '@storefront/domain'

/** A customer of the demonstration. */
export interface DemoCustomer {
  /** Null without an account. */
  readonly uid: string | null
  readonly emailVerified: boolean
  readonly customer: Customer
}

/** Landmarks that some of them give, in Spanish whatever the visitor's language. */
const references = ['Frente a la panadería', '', 'Casa blanca de dos pisos'] as const

/**
 * Invented people with Ecuadorian names and streets. Their e-mail addresses are at example domains, and no
 * real cedula has the third digit of theirs. The demo user is the first.
 */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    uid: demoUser.uid,
    emailVerified: true,
    customer: complete(customerFormOf(demoUser, demoUser.email)),
  },
  ...(
    [
      [
        'Rosa Quishpe',
        'rosa.quishpe@example.com',
        'Av. 12 de Octubre N26-97, La Floresta',
        'Quito',
        'Pichincha',
      ],
      [
        'Carlos Andrade',
        'c.andrade@example.org',
        'Calle Larga 7-24 y Benigno Malo',
        'Cuenca',
        'Azuay',
      ],
      [
        'María José Cevallos',
        'majo.cevallos@example.net',
        'Malecón J. J. Peña 312, Las Peñas',
        'Guayaquil',
        'Guayas',
      ],
      ['Luis Tituaña', 'luis.tituana@example.com', 'Juan Montalvo 5-61', 'Cotacachi', 'Imbabura'],
      [
        'Gabriela Vásconez',
        'gabriela.v@example.org',
        'Av. Los Shyris N38-14, piso 6',
        'Quito',
        'Pichincha',
      ],
      [
        'Andrés Moncayo',
        'andres.moncayo@example.com',
        'Bolívar 9-33 y Colón',
        'Ibarra',
        'Imbabura',
      ],
      [
        'Paúl Jaramillo',
        'paul.jaramillo@example.net',
        'José Antonio Eguiguren 14-20',
        'Loja',
        'Loja',
      ],
      [
        'Daniela Zambrano',
        'dani.zambrano@example.com',
        'Av. Flavio Reyes y Calle 27',
        'Manta',
        'Manabí',
      ],
      ['Esteban Ullauri', 'e.ullauri@example.org', 'Av. Ordóñez Lasso km 3', 'Cuenca', 'Azuay'],
      [
        'Verónica Chiriboga',
        'vero.chiriboga@example.com',
        'Primera Constituyente 22-31',
        'Riobamba',
        'Chimborazo',
      ],
      [
        'Mateo Shiguango',
        'mateo.shiguango@example.net',
        'Av. 15 de Noviembre y Tarqui',
        'Tena',
        'Napo',
      ],
      [
        'Lucía Arteaga',
        'lucia.arteaga@example.com',
        'Urdesa Central, Calle Segunda 418',
        'Guayaquil',
        'Guayas',
      ],
      [
        'Sebastián Naranjo',
        'sebas.naranjo@example.org',
        'Av. Cevallos 8-12',
        'Ambato',
        'Tungurahua',
      ],
      [
        'Belén Guamán',
        'belen.guaman@example.com',
        'Ceslao Marín y 9 de Octubre',
        'Puyo',
        'Pastaza',
      ],
      [
        'Ricardo Palacios',
        'r.palacios@example.net',
        'Av. 25 de Junio y Buenavista',
        'Machala',
        'El Oro',
      ],
      [
        'Ana Lucía Espinosa de los Monteros',
        'ale.monteros@example.com',
        'Cumbayá, Francisco de Orellana 210, casa 4',
        'Quito',
        'Pichincha',
      ],
    ] as const
  ).map(([nombre, email, direccion, city, province], index) => ({
    uid: index % 3 === 2 ? null : `demo-customer-${index + 1}`,
    emailVerified: index % 8 !== 5,
    customer: complete({
      nombre,
      email,
      direccion,
      city,
      province,
      reference: references[index % 5] ?? '',
      businessName: '',
      cedula: `178${String(1_000_000 + index * 7_919)}`,
      telefono: `+593 99 000 0${String(101 + index * 7)}`,
    }),
  })),
]

function complete(form: CustomerForm): Customer {
  const checked = checkCustomer(form)
  if (!checked.ok) throw new Error(`${form.nombre} cannot order: ${JSON.stringify(checked.error)}`)
  // Their numbers are in the international form, so the tables of all countries are not needed.
  return withE164(checked.value, (typed) => ({ e164: typed.replaceAll(' ', ''), isMobile: true }))
}
