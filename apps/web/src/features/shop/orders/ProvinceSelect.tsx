import { provinceCodes, provinces } from '@storefront/domain'
import { Select, type SelectProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

interface ProvinceSelectProps extends Omit<SelectProps, 'options'> {
  /** What the first option says, which chooses none. Default: an invitation to choose. */
  readonly noneLabel?: string
}

/** The province of an address. */
export function ProvinceSelect({ noneLabel, ...select }: ProvinceSelectProps) {
  const { t } = useTranslation('account')
  return (
    <Select
      {...select}
      options={[
        { value: '', label: noneLabel ?? t('fields.noProvince') },
        ...provinces.map((province) => ({ value: province, label: province })),
        // A browser may keep the code: it fills in what it finds in the list.
        ...provinces.map((province) => ({
          value: provinceCodes[province],
          label: province,
          hidden: true,
        })),
      ]}
    />
  )
}
