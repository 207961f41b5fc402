import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { useEvWords } from '#pages/page5/page5_06-pokemon-evs/ev-words.ts'
import { linkToEntry, linkToForm } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { type Entry, type FormFacts, factsOf } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { Portrait } from '#pages/page5/page5_06-pokemon-evs/species/portrait.tsx'
import { statMessages, typeMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import type { SpeciesEntry } from '#resources/species/contract.ts'
import { differencesOf, differs } from './differences.ts'

type Props = { entry: Entry; details: SpeciesEntry; current: number; imageTemplate: string | null }

const PORTRAIT_PX = 44

/** The forms of an entry, each with its differences from the one in the Pokédex. */
export function FormList({ entry, details, current, imageTemplate }: Props) {
  const { t, language } = useLocale(messages)
  const say = useDifferenceWords()
  const name = entry.name[language]
  return (
    <ul className={look.stack} data-gap="4">
      <li>
        <Link
          className={`${look.pick} ${look.flex} ${look.rounded} ${look.text} ${look.plainLink}`}
          data-gap="12"
          data-pad="8"
          to={linkToEntry(entry.dexId)}
          aria-current={current === entry.pokemonId ? 'page' : undefined}
        >
          <Portrait entry={entry} imageTemplate={imageTemplate} size={PORTRAIT_PX} />
          <span className={`${look.grid} ${look.shrink}`} data-gap="2">
            <strong className={look.strong}>{details.formName?.[language] ?? name}</strong>
            <span className={look.dim}>{t('shownForm')}</span>
          </span>
        </Link>
      </li>
      {details.forms.map(form => (
        <li key={form.pokemonId}>
          <Link
            className={`${look.pick} ${look.flex} ${look.rounded} ${look.text} ${look.plainLink}`}
            data-gap="12"
            data-pad="8"
            to={linkToForm(entry.dexId, form.identifier)}
            aria-current={current === form.pokemonId ? 'page' : undefined}
          >
            <Portrait entry={entry} form={factsOf(form)} imageTemplate={imageTemplate} size={PORTRAIT_PX} />
            <span className={`${look.grid} ${look.shrink}`} data-gap="2">
              <span>
                <strong className={look.strong}>{form.formName?.[language] ?? name}</strong>
                {form.isBattleOnly && <span className={look.dim}> · {t('battleOnly')}</span>}
              </span>
              {say(entry, factsOf(form)).map(line => (
                <span key={line} className={look.dim}>
                  {line}
                </span>
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Describes how a form differs from the entry, one line per kind of difference. */
function useDifferenceWords(): (entry: FormFacts, form: FormFacts) => string[] {
  const { t } = useLocale(messages)
  const { t: tStat } = useLocale(statMessages)
  const { t: tType } = useLocale(typeMessages)
  const evWords = useEvWords()
  return (entry, form) => {
    const found = differencesOf(entry, form)
    if (!differs(found)) return [t('sameFacts')]
    const changes = found.base.map(stat =>
      t('change', { stat: tStat(stat), from: entry.base[stat], to: form.base[stat] }),
    )
    return [
      ...(found.types ? [t('differsTypes', { types: form.types.map(type => tType(type)).join(' / ') })] : []),
      ...(found.evs ? [t('differsEvs', { evs: evWords(form.evs) })] : []),
      ...(changes.length > 0 ? [t('differsBase', { changes: changes.join(t('and')) })] : []),
    ]
  }
}
