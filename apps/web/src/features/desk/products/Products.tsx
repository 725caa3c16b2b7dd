import {
  addProduct,
  availabilityOf,
  currency,
  err,
  isPriceSlip,
  newPress,
  ok,
  unedited,
  type Cents,
  type CheckedAddedProduct,
  type Product,
  type ProductField,
  type Result,
} from '@storefront/domain'
import { formatMoney, localizedPath } from '@storefront/i18n'
import {
  ArrowLeftIcon,
  buttonAttributes,
  Checkbox,
  ConfirmDialog,
  EmptyState,
  Field,
  TextArea,
} from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { useRecordForm, type FormDefinition } from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { redirectState } from '../../../shared/navigation/redirectState.ts'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../shop/catalog/useProducts.ts'
import { useDeskProducts } from '../frame/live.ts'
import { RecordForm } from '../frame/RecordForm.tsx'
import { useReport } from '../frame/UndoBar.tsx'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { AvailabilityChip } from './AvailabilityChip.tsx'
import { PictureField } from './PictureField.tsx'
import {
  addedForm,
  bottleForm,
  editedProduct,
  editKey,
  editPath,
  newForm,
  newKey,
  type ProductEdit,
} from './productForm.ts'
import { ProductPreview } from './ProductPreview.tsx'
import styles from './Products.module.css'
import { ProductsTable } from './ProductsTable.tsx'
import { ProductWarnings } from './ProductWarnings.tsx'
import { WaitingNote } from './TellWaiting.tsx'
import { useSaveProduct, type SaveProduct, type SaveRefusal } from './useSaveProduct.ts'
import { WaitingLists } from './WaitingLists.tsx'

/** All products, the editor of the product whose id is in the URL, or the form of a new one. */
export function Products() {
  const { t } = useTranslation('desk')
  const [query] = useSearchParams()
  const products = useDeskProducts()
  const edited = query.get(editKey)
  // One that is deleted meanwhile keeps its form, with what was typed.
  const [opened, setOpened] = useState<Product | null>(null)
  const found = products.data?.items.find(({ id }) => id === edited)
  if (found !== undefined && found !== opened) setOpened(found)
  if (query.has(newKey)) return <NewProduct />
  return (
    <QueryBoundary query={products} errorMessage={t('products.failed')}>
      {({ items, unreadable }) => {
        if (opened?.id === edited) return <StoredProduct key={opened.id} product={opened} />
        return (
          <div className={styles.list}>
            <LocalizedLink
              to={`/dashboard/products?${newKey}`}
              {...buttonAttributes({ variant: 'secondary' })}
            >
              {t('products.new')}
            </LocalizedLink>
            {items.length === 0 ? (
              <EmptyState title={t('products.empty')} />
            ) : (
              <ProductsTable products={items} />
            )}
            <UnreadableRows kind="products" ids={unreadable} />
            <WaitingLists products={items} />
          </div>
        )
      }}
    </QueryBoundary>
  )
}

function StoredProduct({ product }: { readonly product: Product }) {
  return (
    <ProductEditor
      product={product}
      form={product.description === null ? bottleForm : addedForm}
      save={useSaveProduct()}
    />
  )
}

/** A product before anything is typed. */
const blank: Omit<Product, 'id'> = {
  ...unedited,
  name: '',
  description: { es: '', en: '' },
  priceCents: null,
  currency,
  image: null,
  active: true,
  comingSoon: false,
  stock: null,
  alcoholByVolume: null,
  volumeMl: 750,
  batch: null,
  batchBottles: null,
  sortOrder: 0,
}

/** The form of a new product. Once it is stored, its editor takes the place of the form. */
function NewProduct() {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const navigate = useNavigate()
  const { show } = useReport()
  const services = useServices()
  const queries = useQueryClient()
  const saveProduct = useSaveProduct()
  // The press is the same for each attempt, so that it becomes one product.
  const [product] = useState<Product>(() => ({ ...blank, id: newPress() }))

  async function save({ id }: Product, valid: CheckedAddedProduct): ReturnType<SaveProduct> {
    const { run } = await services.loadBackend()
    const added = await run(addProduct, valid, id)
    if (!added.ok) throw new Error(`A checked product was refused: ${added.error}`)
    await queries.invalidateQueries({ queryKey: productsQuery(services).queryKey })
    // Where the answer to an earlier attempt was lost, this stores what has been typed since.
    const result = added.already ? await saveProduct(added.value, valid) : ok(added.value)
    if (result.ok) {
      show({ text: t('products.added', { name: result.value.name }) })
      const path = localizedPath(editPath(id), language)
      await navigate(path, { replace: true, state: redirectState })
    }
    return result
  }

  return <ProductEditor title={t('products.new')} product={product} form={newForm} save={save} />
}

interface ProductEditorProps<Valid extends ProductEdit> {
  /** Default: that the product is edited. */
  readonly title?: string
  readonly product: Product
  readonly form: FormDefinition<Product, ProductField, Valid>
  readonly save: (shown: Product, valid: Valid) => ReturnType<SaveProduct>
}

/** A price that is asked about, and what takes the answer. */
interface PriceQuestion extends Record<'before' | 'after', Cents> {
  readonly answer: (isMeant: boolean) => void
}

/** The form of a product and the preview of its card. A price far from the one before is asked about. */
function ProductEditor<Valid extends ProductEdit>({
  title,
  product,
  form: definition,
  save,
}: ProductEditorProps<Valid>) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const [question, setQuestion] = useState<PriceQuestion | null>(null)
  const form = useRecordForm({
    form: definition,
    stored: product,
    labelOf: (field) => t(`products.fields.${field}`),
    async save(
      shown: Product,
      valid: Valid,
    ): Promise<Result<Product, SaveRefusal | 'price-not-meant'>> {
      const [before, after] = [shown.priceCents, valid.priceCents]
      if (before === null || after === null || !isPriceSlip(before, after)) {
        return save(shown, valid)
      }
      const isMeant = await new Promise<boolean>((answer) => setQuestion({ before, after, answer }))
      setQuestion(null)
      return isMeant ? save(shown, valid) : err('price-not-meant')
    },
    failure: 'A product could not be saved',
  })
  const { stored, typed, storedValues, inputProps, checkboxProps } = form
  const edited = editedProduct(stored, typed, storedValues)

  return (
    <section className={styles.editor} aria-labelledby="editing">
      <header className={styles.head}>
        <LocalizedLink to="/dashboard/products" {...buttonAttributes({ variant: 'quiet' })}>
          <ArrowLeftIcon />
          {t('products.toList')}
        </LocalizedLink>
        <div className={styles.title}>
          <h2 id="editing">{title ?? t('products.edit', { name: stored.name })}</h2>
          <AvailabilityChip availability={availabilityOf(edited)} />
        </div>
        <ProductWarnings product={edited} />
        <WaitingNote product={stored} />
      </header>
      <RecordForm
        form={form}
        className={styles.form}
        refused={(code) =>
          code !== 'price-not-meant' &&
          // The form has checked what the other refusals are about.
          t(code === 'product-not-found' ? 'products.product-not-found' : 'notSaved')
        }
      >
        {product.description !== null && (
          <fieldset className={styles.group}>
            <legend>{t('products.words')}</legend>
            <Field
              {...inputProps('name')}
              className={styles.wide}
              hint={t('products.fields.nameHint')}
            />
            <TextArea
              {...inputProps('descriptionEs')}
              className={styles.wide}
              lang="es"
              hint={t('products.fields.descriptionHint')}
            />
            <TextArea
              {...inputProps('descriptionEn')}
              className={styles.wide}
              lang="en"
              hint={t('products.fields.descriptionEnHint')}
            />
            <PictureField {...inputProps('picture')} className={styles.wide} />
          </fieldset>
        )}
        <fieldset className={styles.group}>
          <legend>{t('products.sale')}</legend>
          <Field
            {...inputProps('price')}
            inputMode="decimal"
            hint={t('products.fields.priceHint')}
          />
          <Field
            {...inputProps('stock')}
            inputMode="numeric"
            hint={t('products.fields.stockHint')}
          />
          <div className={styles.boxes}>
            <Checkbox {...checkboxProps('active')} />
            <Checkbox {...checkboxProps('comingSoon')} />
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('products.bottle')}</legend>
          <Field
            {...inputProps('alcoholByVolume')}
            inputMode="decimal"
            hint={t('products.fields.alcoholHint')}
          />
          <Field
            {...inputProps('volumeMl')}
            inputMode="numeric"
            hint={t('products.fields.volumeHint')}
          />
          <Field {...inputProps('batch')} hint={t('products.fields.batchHint')} />
          <Field
            {...inputProps('batchBottles')}
            inputMode="numeric"
            hint={t('products.fields.batchBottlesHint')}
          />
        </fieldset>
      </RecordForm>
      {question !== null && (
        <ConfirmDialog
          open
          title={t('products.priceQuestion.title')}
          closeLabel={t('close')}
          cancelLabel={t('back')}
          confirmLabel={t('products.priceQuestion.confirm')}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          <p>
            {t('products.priceQuestion.text', {
              name: stored.name,
              before: formatMoney(question.before, language),
              after: formatMoney(question.after, language),
            })}
          </p>
        </ConfirmDialog>
      )}
      <ProductPreview product={edited} isStored={stored.name !== ''} picture={typed.picture} />
    </section>
  )
}
