import { memo } from 'react'
import { translateInto, useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { ruleOf } from '#resources/wordings/rules.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '#shared/messages.ts'
import { messages, samples } from './messages.ts'
import styles from './page.module.css'
import type { Sample } from './search-params.ts'

const COUNTS = Array.from({ length: 21 }, (_, count) => count)

type Props = { sample: Sample; chosen: number; onChoose: (count: number) => void }

/** Every count with its wording and rule. Gaps are marked. */
export function AllCounts({ sample, chosen, onChoose }: Props) {
  const t = useMessages(messages)
  return (
    <Card title={t('all')}>
      <table className={`${look.table} ${styles.all}`}>
        <Heads titles={[t('count'), ...LANGUAGES.map(language => t(language)), t('rule')]} />
        <tbody>
          {COUNTS.map(count => (
            <Row key={count} sample={sample} count={count} isChosen={count === chosen} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type RowProps = { sample: Sample; count: number; isChosen: boolean; onChoose: (count: number) => void }

const Row = memo(function Row({ sample, count, isChosen, onChoose }: RowProps) {
  const t = useMessages(messages)
  // Both languages have the same intervals; the tests check it.
  const rule = ruleOf(samples.texts[sample].en, count, 'en')
  return (
    <tr className={'category' in rule ? look.toned : undefined} data-tone="warn" aria-current={isChosen || undefined}>
      <th scope="row">
        <button type="button" className={`${look.link} ${look.strong} ${look.target}`} onClick={() => onChoose(count)}>
          {count}
        </button>
      </th>
      {LANGUAGES.map(language => (
        <td key={language} lang={LANGUAGE_TAGS[language]}>
          {translateInto(language, samples, sample, { count })}
        </td>
      ))}
      <td>{'interval' in rule ? t('interval', { range: rule.interval }) : t('plural')}</td>
    </tr>
  )
})
