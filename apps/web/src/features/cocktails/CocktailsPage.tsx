import { useTranslation } from 'react-i18next'

import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { CocktailsView } from './CocktailsView.tsx'
import { chooseVolumeUnit, useVolumeUnit } from './useVolumeUnit.ts'

/** `/Cocteles`: the recipe book (spec section 2). */
export function Page() {
  const { t } = useTranslation('cocktails')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <CocktailsView unit={useVolumeUnit()} onUnit={chooseVolumeUnit} />
    </>
  )
}
