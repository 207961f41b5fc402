import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { CopyLink } from '#pages/page5/page5_06-pokemon-evs/copy-link.tsx'
import { LIST_PATH, linkToEntry, linkToNewPlan } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { NoEntry } from '#pages/page5/page5_06-pokemon-evs/no-entry.tsx'
import {
  dexNumber,
  type Entry,
  factsOf,
  type Pokedex,
  useEntryWithForms,
} from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { useCanWrite } from '#pages/page5/page5_06-pokemon-evs/use-can-write.ts'
import { givenEvs } from '#resources/spreads/rules.ts'
import styles from './entry.module.css'
import { FactsCard } from './facts-card.tsx'
import { FormList } from './form-list.tsx'
import { StatRadar } from './later.tsx'
import { SameYield } from './same-yield.tsx'
import { StatBars } from './stat-bars.tsx'

const BODY_HEIGHT_PX = 640
const FORM_HEIGHT_PX = 64

type EntryViewProps = { pokedex: Pokedex; entry: Entry; identifier?: string }

/**
 * The details of an entry, or of another form of it (`identifier`) compared with the entry. The entry appears at once,
 * from the list's data; its forms load afterwards.
 */
export function EntryView({ pokedex, entry, identifier }: EntryViewProps) {
  const { t, language } = useLocale(messages)
  const query = useEntryWithForms(entry.dexId)
  const details = query.data
  const isOtherForm = identifier !== undefined && identifier !== entry.identifier
  const form = isOtherForm ? details?.forms.find(one => one.identifier === identifier) : undefined
  if (isOtherForm && !form)
    return (
      <Loaded query={query} height={BODY_HEIGHT_PX}>
        {() => <NoEntry />}
      </Loaded>
    )

  const shown = form ? factsOf(form) : entry
  const name = entry.name[language]
  const formName = form?.formName?.[language] ?? name
  const compared = form && { facts: entry, name: details?.formName?.[language] ?? name }
  const { imageTemplate } = pokedex
  return (
    <>
      <PageHead
        subpage={{
          title: formName,
          text: `${dexNumber(entry.dexId)} · ${entry.name[language === 'en' ? 'zh' : 'en']} · ${t('national', { number: entry.nationalId })}`,
        }}
        actions={<EntryActions pokemonId={shown.pokemonId} canBeTrained={!form?.isBattleOnly} />}
      />
      <Neighbours entries={pokedex.entries} dexId={entry.dexId} />
      <div className={`${look.columns} ${look.measure}`} style={{ '--column': '400px' }}>
        <div className={look.stack}>
          <FactsCard entry={entry} facts={shown} details={details} form={form} imageTemplate={imageTemplate} />
          {givenEvs(shown.evs).map(({ stat }) => (
            <SameYield
              key={stat}
              entries={pokedex.entries}
              dexId={entry.dexId}
              stat={stat}
              imageTemplate={imageTemplate}
            />
          ))}
          {/* Last, because it loads last. */}
          {entry.otherForms.length > 0 && (
            <Card title={t('forms')}>
              <Loaded query={query} height={FORM_HEIGHT_PX * (entry.otherForms.length + 1)}>
                {known => (
                  <FormList entry={entry} details={known} current={shown.pokemonId} imageTemplate={imageTemplate} />
                )}
              </Loaded>
            </Card>
          )}
        </div>
        <Card title={t('baseStats')}>
          <div className={look.stack}>
            <StatBars facts={shown} compared={compared?.facts} />
            <StatRadar facts={shown} name={formName} compared={compared} />
          </div>
        </Card>
      </div>
    </>
  )
}

type Props = { pokemonId: number; canBeTrained: boolean }

function EntryActions({ pokemonId, canBeTrained }: Props) {
  const { t } = useLocale(messages)
  const canWrite = useCanWrite()
  return (
    <>
      <CopyLink />
      {canBeTrained && canWrite && <ButtonLink kind="main" label={t('planThis')} to={linkToNewPlan({ pokemonId })} />}
    </>
  )
}

/** Links to the previous and next entry, and back to the list. */
function Neighbours({ entries, dexId }: { entries: readonly Entry[]; dexId: number }) {
  const { t, language } = useLocale(messages)
  const at = entries.findIndex(entry => entry.dexId === dexId)
  const [before, after] = [entries[at - 1], entries[at + 1]]
  const shortly = (entry: Entry) => `${dexNumber(entry.dexId)} ${entry.name[language]}`
  return (
    <nav className={`${look.row} ${look.measure} ${look.screen}`} data-below="16" aria-label={t('neighbours')}>
      {before && (
        <ButtonLink
          icon={IconChevronLeft}
          label={shortly(before)}
          to={linkToEntry(before.dexId)}
          aria-label={t('previous', { name: shortly(before) })}
        />
      )}
      <ButtonLink label={t('allEntries')} to={LIST_PATH} className={styles.all} />
      {after && (
        <ButtonLink
          label={
            <span className={look.line}>
              {shortly(after)}
              <IconChevronRight size={16} aria-hidden={true} />
            </span>
          }
          to={linkToEntry(after.dexId)}
          className={look.away}
          aria-label={t('next', { name: shortly(after) })}
        />
      )}
    </nav>
  )
}
