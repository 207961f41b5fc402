import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import type { FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { statMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import { STATS } from '#resources/species/rules.ts'
import { baseTotal } from './differences.ts'

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
    <table className={`${look.table} ${look.digits}`} style={{ printColorAdjust: 'exact' }} aria-label={t('baseStats')}>
      <tbody>
        {STATS.map(stat => (
          <tr key={stat}>
            <th scope="row" className={look.nowrap}>
              {tStat(stat)}
            </th>
            <td className={`${look.endText} ${look.nowrap} ${look.strong}`}>
              {facts.base[stat]}
              {delta(facts.base[stat], compared?.base[stat])}
            </td>
            <td className={look.full}>
              <progress
                className={look.block}
                data-above="4"
                max={HIGHEST}
                value={facts.base[stat]}
                aria-hidden="true"
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td className={`${look.endText} ${look.nowrap} ${look.strong}`}>
            {baseTotal(facts)}
            {delta(baseTotal(facts), compared && baseTotal(compared))}
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}
