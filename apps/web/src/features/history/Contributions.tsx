import { Picture, Section, SectionHeading } from '@storefront/ui'

import { harvest } from '../process/harvest.ts'
import { contributions } from './history.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import styles from './Contributions.module.css'

/** What goes back to the community and to people, each in two ways. */
export function Contributions() {
  const language = useLanguage()
  return (
    <Section>
      <div className={styles.columns}>
        <Picture
          className={styles.picture}
          picture={harvest.picture}
          alt={harvest.alt[language]}
          sizes="(width < 45rem) 100vw, (width < 75rem) 40vw, 31rem"
        />
        {contributions.map(({ name, title, lead, ways }) => (
          <div key={name.en} className={styles.contribution}>
            <SectionHeading eyebrow={name[language]} title={title[language]}>
              <p>{lead[language]}</p>
            </SectionHeading>
            <div className={styles.ways}>
              {ways.map((way) => (
                <div key={way.title.en} className={styles.way}>
                  <h3>{way.title[language]}</h3>
                  <p>{way.text[language]}</p>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
