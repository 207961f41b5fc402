import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import type { FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { statMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import { STATS } from '#resources/species/rules.ts'
import { baseTotal } from './differences.ts'
import styles from './entry.module.css'

/** The highest base stat of all: Blissey's HP. */
const HIGHEST = 255

/** The six base stats and their sum, as numbers and bars. For another form, with the difference from the entry. */
export function StatBars({ facts, compared }: { facts: FormFacts; compared?: FormFacts }) {
  const t = useMessages(messages)
  const tStat = useMessages(statMessages)
  const delta = (value: number, before: number | undefined) =>
    before === undefined || value === before ? null : (
      <span className={`${look.dim} ${look.light}`}>
        {' '}
        ({value > before ? `+${value - before}` : `−${before - value}`})
      </span>
    )
  return (
    <table className={`${look.digits} ${look.full} ${styles.bars}`} aria-label={t('baseStats')}>
      <tbody>
        {STATS.map(stat => (
          <tr key={stat}>
            <th scope="row">{tStat(stat)}</th>
            <td className={styles.value}>
              {facts.base[stat]}
              {delta(facts.base[stat], compared?.base[stat])}
            </td>
            <td>
              <div className={`${look.raised} ${styles.track}`}>
                <div className={styles.bar} style={{ width: `${(facts.base[stat] / HIGHEST) * 100}%` }} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td className={styles.value}>
            {baseTotal(facts)}
            {delta(baseTotal(facts), compared && baseTotal(compared))}
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
