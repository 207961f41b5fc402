import { useMessages } from '#client/i18n/i18n.ts'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { FormsText } from '#pages/page6/page6_03-translations/columns.tsx'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import styles from '#pages/page6/page6_03-translations/page.module.css'
import { type Forms, TARGET_TAGS, type Target } from '#resources/translations/rules.ts'
import { LANGUAGES } from '#shared/messages.ts'

type Change = {
  id: string
  before: Forms | null
  after: Forms | null
  /** The operator who reviews it has written it. */
  isYours?: boolean
}
type Props = {
  label: string
  changes: readonly Change[]
  /** What can be done with a change, in a last column. */
  action?: (change: Change) => React.ReactNode
}

// The id of a text begins with its language: `ja.Members.title`.
const tagOf = (id: string) => TARGET_TAGS[id.slice(0, id.indexOf('.')) as Target]
const nameOf = (id: string) => id.slice(id.indexOf('.') + 1)

/** Texts before and after. `null` is the console's original text, which some languages lack. */
export function Changes({ label, changes, action }: Props) {
  const t = useMessages(messages)
  const side = (id: string, text: Forms | null) =>
    text ? (
      <FormsText text={text} lang={tagOf(id)} />
    ) : (
      <span className={look.dim}>{t(LANGUAGES.some(one => id.startsWith(`${one}.`)) ? 'original' : 'noText')}</span>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so the keyboard must reach it.
    <section className={look.scroll} style={{ maxHeight: '50vh' }} aria-label={label} tabIndex={0}>
      <table className={look.table}>
        <Heads titles={[t('key'), t('before'), t('after'), ...(action ? [''] : [])]} />
        <tbody>
          {changes.map(change => (
            <tr key={change.id}>
              <th scope="row" className={styles.name}>
                {nameOf(change.id)}
                {change.isYours && (
                  <span className={look.badge} data-tone="warn">
                    {t('isYours')}
                  </span>
                )}
              </th>
              <td>{side(change.id, change.before)}</td>
              <td>{side(change.id, change.after)}</td>
              {action && <td>{action(change)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
