import { maxPictureLength } from '@storefront/domain'
import { Field, type FieldProps } from '@storefront/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PictureFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  /** The chosen picture as a data URL; empty before one is chosen. */
  readonly value: string
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/** Chooses a picture from the files of the device. The last choice counts. */
export function PictureField({ value, onChange, error, ...field }: PictureFieldProps) {
  const { t } = useTranslation('desk')
  const [isRefused, setRefused] = useState(false)
  const chosen = useRef<File>(null)

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    chosen.current = file
    const src = await pictureOf(file)
    if (chosen.current !== file) return
    setRefused(src === null)
    onChange({ currentTarget: { value: src ?? '' } })
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

/** The longer side of a stored picture, at most, in px: twice what the products page shows. */
const maxSide = 1000

/** Qualities of a JPEG file, the best first. Most photographs are small enough with the first. */
const qualities = [0.85, 0.7, 0.5]

/**
 * Makes the picture to store of a file: smaller, without the camera's notes (place, time), and on white where it is
 * transparent. Returns its data URL; null if the browser cannot read the file.
 */
async function pictureOf(file: Blob): Promise<string | null> {
  const source = await createImageBitmap(file).catch(() => null)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (source === null || context === null) return null
  const scale = Math.min(1, maxSide / Math.max(source.width, source.height))
  canvas.width = Math.ceil(source.width * scale)
  canvas.height = Math.ceil(source.height * scale)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  source.close()
  for (const quality of qualities) {
    const src = canvas.toDataURL('image/jpeg', quality)
    if (src.length <= maxPictureLength) return src
  }
  return null
}
