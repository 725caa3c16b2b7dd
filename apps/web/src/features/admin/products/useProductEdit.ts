import type { Product, ProductChanges, ProductField } from '@storefront/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useBackend } from '../../../shared/services.tsx'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { productQueries } from '../../catalog/queries.ts'
import type { Edited } from '../frame/EditResult.tsx'
import { mergeForm } from '../frame/mergeForm.ts'
import { type ActionOutage, useAction } from '../frame/useAction.ts'
import { formOf, type ProductForm, productFields } from './productForm.ts'

type ProductEdited = Edited<ProductField> | { readonly type: 'gone' }

export type ProductOutcome = ProductEdited | ActionOutage

interface ProductEdit {
  /** The product as it is stored, as far as is known. */
  readonly stored: Product
  readonly typed: ProductForm
  readonly type: (typed: ProductForm) => void
  /** What came of the last save; null before the first and during one. */
  readonly outcome: ProductOutcome | null
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
  const { outcome, run } = useAction('A product could not be saved', save)

  async function save(changes: ProductChanges): Promise<ProductEdited> {
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

  return { stored, typed, type: setTyped, outcome, save: run }
}
