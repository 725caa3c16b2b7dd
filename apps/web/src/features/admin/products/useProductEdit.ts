import {
  type OutageCode,
  outageCodeOf,
  type Product,
  type ProductChanges,
  type ProductField,
} from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../../composition/ServicesProvider.tsx'
import { useLanguage } from '../../../i18n/useLanguage.ts'
import { productQueries } from '../../catalog/productQueries.ts'
import { mergeForm } from '../frame/mergeForm.ts'
import { formOf, type ProductForm, productFields } from './productForm.ts'

export type EditOutcome =
  | { readonly type: 'saved' }
  | { readonly type: 'gone' }
  | { readonly type: 'changed'; readonly fields: readonly ProductField[] }
  | { readonly type: 'outage'; readonly code: OutageCode }

interface ProductEdit {
  /** The product as it is stored, as far as is known. */
  readonly stored: Product
  readonly typed: ProductForm
  readonly type: (typed: ProductForm) => void
  /** What came of the last save. */
  readonly outcome: EditOutcome | null
  /** Never fails. */
  readonly save: (changes: ProductChanges) => Promise<void>
}

/** Edits a product; what others change meanwhile is told and taken over, but for what was typed. */
export function useProductEdit(product: Product): ProductEdit {
  const loadBackend = useBackend()
  const language = useLanguage()
  const queries = useQueryClient()
  const { queryKey } = productQueries.all(loadBackend)
  const [stored, setStored] = useState(product)
  const [typed, setTyped] = useState(() => formOf(product, language))
  const [outcome, setOutcome] = useState<EditOutcome | null>(null)

  async function trySave(changes: ProductChanges): Promise<EditOutcome> {
    const { products } = await loadBackend()
    const saved = await products.update(stored, changes)
    const all = await products.list()
    queries.setQueryData(queryKey, all)
    const now = all.find(({ id }) => id === product.id)
    if (now === undefined) return { type: 'gone' }
    setStored(now)
    if (saved.ok) {
      setTyped(formOf(now, language))
      return { type: 'saved' }
    }
    const [began, changed] = [formOf(stored, language), formOf(now, language)]
    const merged = mergeForm(productFields, typed, began, changed)
    setTyped(merged.typed)
    return { type: 'changed', fields: merged.fields }
  }

  return {
    stored,
    typed,
    type: setTyped,
    outcome,
    async save(changes) {
      try {
        setOutcome(await trySave(changes))
      } catch (error) {
        setOutcome({ type: 'outage', code: outageCodeOf(error) })
      }
    },
  }
}
