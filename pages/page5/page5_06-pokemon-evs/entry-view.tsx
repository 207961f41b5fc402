import { useLanguage, useMessages } from '#client/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { SpeciesEntry, SpeciesForm } from '#resources/species/contract.ts'
import { givenEvs } from '#resources/spreads/rules.ts'
import styles from './entry.module.css'
import { EntryActions } from './entry-actions.tsx'
import { FactsCard } from './facts-card.tsx'
import { FormList } from './form-list.tsx'
import { messages } from './messages.ts'
import { Neighbours } from './neighbours.tsx'
import { dexNumber, type Entry, factsOf, type Pokedex } from './pokedex.ts'
import { SameYield } from './same-yield.tsx'
import { StatBars } from './stat-bars.tsx'
import { StatRadar } from './stat-radar.tsx'

export type EntryViewProps = { pokedex: Pokedex; entry: Entry; details: SpeciesEntry; form?: SpeciesForm }

/** All about an entry, or about another form of it compared with the entry. */
export function EntryView({ pokedex, entry, details, form }: EntryViewProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const other = language === 'en' ? 'zh' : 'en'
  const name = entry.name[language]
  const shown = form ? factsOf(form) : entry
  const formName = (form ?? details).formName
  const compared = form && { facts: entry, name: details.formName?.[language] ?? name }
  return (
    <>
      <PageHead
        place={{
          title: form ? (formName?.[language] ?? name) : name,
          text: `${dexNumber(entry.dexId)} · ${entry.name[other]} · ${details.nameJa} · ${t('national', { number: entry.nationalId })}`,
        }}
        actions={<EntryActions pokemonId={shown.pokemonId} canBeTrained={!form?.isBattleOnly} />}
      />
      <Neighbours entries={pokedex.entries} dexId={entry.dexId} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <FactsCard entry={entry} facts={shown} details={details} form={form} imageTemplate={pokedex.imageTemplate} />
          {details.forms.length > 0 && (
            <FormList entry={entry} details={details} current={shown.pokemonId} imageTemplate={pokedex.imageTemplate} />
          )}
          {givenEvs(shown.evs).map(({ stat }) => (
            <SameYield
              key={stat}
              entries={pokedex.entries}
              dexId={entry.dexId}
              stat={stat}
              imageTemplate={pokedex.imageTemplate}
            />
          ))}
        </div>
        <Card title={t('baseStats')}>
          <div className={styles.stats}>
            <StatBars facts={shown} compared={compared?.facts} />
            <StatRadar facts={shown} name={form ? (formName?.[language] ?? name) : name} compared={compared} />
          </div>
        </Card>
      </div>
    </>
  )
}
