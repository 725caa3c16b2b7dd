import { Field, type FieldProps } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { pictureOf } from './pictureOf.ts'

interface PictureFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  /** The chosen picture as a data URL; empty before one is chosen. */
  readonly value: string
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/** Chooses a picture from the files of the device. */
export function PictureField({ value, onChange, error, ...field }: PictureFieldProps) {
  const { t } = useTranslation('admin')
  const [isRefused, setRefused] = useState(false)

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const src = await pictureOf(file)
    setRefused(src === null)
    if (src !== null) onChange({ currentTarget: { value: src } })
  }

  return (
    <Field
      {...field}
      type="file"
      accept="image/*"
      hint={t('products.fields.pictureHint')}
      error={isRefused ? t('products.pictureRefused') : value === '' && error}
      onChange={({ currentTarget: { files } }) => void choose(files?.[0])}
    />
  )
}
