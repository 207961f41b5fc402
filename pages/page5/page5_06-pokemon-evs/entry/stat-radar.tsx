import { useMessages } from '#client/i18n/i18n.ts'
import { RadarChart } from '#client/ui/chart/radar-chart.tsx'
import type { Series } from '#client/ui/chart/series.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import type { FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { statMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import type { Stat } from '#resources/species/rules.ts'

/** The order of the games: clockwise from HP, special stats opposite physical ones. */
const AROUND: readonly Stat[] = ['hp', 'attack', 'defense', 'speed', 'sp_defense', 'sp_attack']
/** Few stats are higher, and a rim at the maximum would make most shapes tiny. */
const RIM = 160

type Props = { facts: FormFacts; name: string; compared?: { facts: FormFacts; name: string } }

/** The six base stats as a shape, over that of the entry for another form. */
export function StatRadar({ facts, name, compared }: Props) {
  const t = useMessages(messages)
  const tStat = useMessages(statMessages)
  const series: Series<Stat>[] = [{ id: 'shown', label: name, value: stat => facts.base[stat], color: 1 }]
  if (compared)
    series.push({ id: 'compared', label: compared.name, value: stat => compared.facts.base[stat], color: 2 })
  return (
    <RadarChart
      label={compared ? t('comparedWith', { name: compared.name }) : t('baseStats')}
      data={AROUND}
      series={series}
      keyOf={stat => stat}
      nameOf={stat => ({ short: tStat(stat), full: tStat(stat) })}
      nameHeading={t('stat')}
      rim={RIM}
    />
  )
}
