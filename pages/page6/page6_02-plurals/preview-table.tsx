import { useMessages } from '#client/i18n/i18n.ts'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import type { Preview } from '#resources/wordings/contract.ts'
import { type Stretch, wordingOf } from '#resources/wordings/rules.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { messages, samples } from './messages.ts'
import styles from './page.module.css'

const rangeText = ({ from, to }: Stretch) => (from === to ? String(from) : `${from}–${to}`)
const listText = (stretches: readonly Stretch[]) => stretches.map(rangeText).join(', ')
const isWithin = (stretches: readonly Stretch[], count: number) =>
  stretches.some(({ from, to }) => count >= from && count <= to)

/** The server's result for each count, next to that of the specification's text. */
export function PreviewTable({ preview }: { preview: Preview }) {
  const t = useMessages(messages)
  const { language, counts, gaps, overlaps, from, to } = preview
  const lang = LANGUAGE_TAGS[language]
  return (
    <>
      <p
        className={`${look.medium} ${look.toneText}`}
        data-below="8"
        data-tone={gaps.length + overlaps.length === 0 ? 'good' : 'warn'}
      >
        {gaps.length > 0 ? t('gaps', { list: listText(gaps) }) : t('noGaps', { from, to })}{' '}
        {overlaps.length > 0 && t('overlaps', { list: listText(overlaps) })}
      </p>
      <table className={`${look.table} ${styles.all}`}>
        <Heads titles={[t('count'), t('yours'), t('specified'), t('rule')]} />
        <tbody>
          {counts.map(({ count, text, interval, category }) => {
            const isGap = isWithin(gaps, count)
            const rule = interval === null ? t('category', { category }) : t('interval', { range: interval })
            const note = isGap ? t('isGap') : isWithin(overlaps, count) ? t('isOverlap') : null
            return (
              <tr key={count} className={note === null ? undefined : look.toned} data-tone="warn">
                <th scope="row">{count}</th>
                <td lang={lang}>{text}</td>
                <td lang={lang}>{wordingOf(samples.texts.items[language], count, language).text}</td>
                <td>{note ? `${note} · ${rule}` : rule}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
