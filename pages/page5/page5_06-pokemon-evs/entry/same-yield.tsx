import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { linkToEntry, linkToYield } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { targetsFor } from '#pages/page5/page5_06-pokemon-evs/plans/training.ts'
import { dexNumber, type Entry } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { Portrait } from '#pages/page5/page5_06-pokemon-evs/species/portrait.tsx'
import { statMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import type { Stat } from '#resources/species/rules.ts'

const MAX_NAMED = 3
const PORTRAIT_PX = 32

type Props = { entries: readonly Entry[]; dexId: number; stat: Stat; imageTemplate: string | null }

/** Other Pokémon with a yield in this stat: the weakest for each amount. */
export function SameYield({ entries, dexId, stat, imageTemplate }: Props) {
  const { t, language } = useLocale(messages)
  const { t: tStat } = useLocale(statMessages)
  const others = entries.filter(entry => entry.dexId !== dexId)
  const count = entries.filter(({ evs }) => evs[stat] > 0).length
  return (
    <Card title={t('sameYield', { stat: tStat(stat) })}>
      <p className={look.intro}>{t('sameYieldText', { stat: tStat(stat) })}</p>
      <dl className={`${look.facts} ${look.columns}`} style={{ '--column': '120px' }} data-gap="12" data-below="12">
        {[1, 2, 3].map(value => (
          <div key={value}>
            <dt data-below="4" className={look.strong}>
              +{value}
            </dt>
            {targetsFor(others, stat, value)
              .slice(0, MAX_NAMED)
              .map(entry => (
                <dd key={entry.dexId}>
                  <Link
                    className={`${look.plainLink} ${look.target} ${look.text} ${look.underlines}`}
                    to={linkToEntry(entry.dexId)}
                    title={dexNumber(entry.dexId)}
                  >
                    <Portrait entry={entry} imageTemplate={imageTemplate} size={PORTRAIT_PX} />
                    {entry.name[language]}
                  </Link>
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <Link className={look.link} to={linkToYield(stat)}>
        {t('allThatYield', { count })}
      </Link>
    </Card>
  )
}
