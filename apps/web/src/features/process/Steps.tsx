import { Carousel } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { processSteps } from './process.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { Step } from './Step.tsx'
import styles from './Steps.module.css'

/** One large engraving at a time, with its number, name and text; all five are in the page. */
export function Steps() {
  const { t } = useTranslation('process')
  const language = useLanguage()
  const count = processSteps.length
  return (
    <Carousel
      className={styles.carousel}
      label={t('steps.label')}
      carouselRole={t('steps.carousel')}
      slideRole={t('steps.slide')}
      previousLabel={t('steps.previous')}
      nextLabel={t('steps.next')}
      thumbnailsLabel={t('steps.choose')}
      slides={processSteps.map((step, index) => ({
        id: step.id,
        label: t('steps.step', {
          numeral: step.numeral,
          name: step.name[language],
          number: index + 1,
          count,
        }),
        thumbnail: <span className={styles.numeral}>{step.numeral}</span>,
        content: <Step step={step} isFirst={index === 0} />,
      }))}
    />
  )
}
