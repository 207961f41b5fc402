import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { useEvWords } from '#pages/page5/page5_06-pokemon-evs/ev-words.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { POWER_ITEM } from '#pages/page5/page5_06-pokemon-evs/plans/training.ts'
import type { Entry, FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { Portrait } from '#pages/page5/page5_06-pokemon-evs/species/portrait.tsx'
import { Types } from '#pages/page5/page5_06-pokemon-evs/species/types.tsx'
import type { SpeciesEntry, SpeciesForm } from '#resources/species/contract.ts'

type Props = {
  entry: Entry
  facts: FormFacts
  /** undefined while loading. Room is reserved for what it adds. */
  details: SpeciesEntry | undefined
  form?: SpeciesForm
  imageTemplate: string | null
}

/** Picture, names, types, and the yield of beating it. */
export function FactsCard({ entry, facts, details, form, imageTemplate }: Props) {
  const t = useMessages(messages)
  const inWords = useEvWords()
  return (
    <Card title={t('facts')}>
      <div className={look.flex} data-gap="16">
        <Portrait entry={entry} form={facts} imageTemplate={imageTemplate} size={112} />
        <dl className={`${look.facts} ${look.grow} ${look.packed} ${look.termColumns} ${look.oneColumnSmall}`}>
          <dt>{t('names')}</dt>
          <dd>
            {(['en', 'zh'] as const).map(language => (
              <p key={language} lang={language === 'zh' ? 'zh-Hant-TW' : 'en'}>
                {form?.formName?.[language] ?? entry.name[language]}
              </p>
            ))}
            <p lang="ja">{details?.nameJa ?? '\u00a0'}</p>
          </dd>
          <dt>{t('types')}</dt>
          <dd>
            <Types types={facts.types} />
          </dd>
          <dt>{t('yieldHeading')}</dt>
          <dd>
            <p>{t('yieldText', { evs: inWords(facts.evs) })}</p>
            <p className={look.dim}>{t('yieldWithItem', { gain: POWER_ITEM })}</p>
          </dd>
        </dl>
      </div>
    </Card>
  )
}
