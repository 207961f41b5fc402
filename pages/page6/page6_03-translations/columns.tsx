import type { Translate } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import { RowLink } from '#client/ui/table/menu/row-link.tsx'
import type { ListedTranslation } from '#resources/translations/contract.ts'
import { type Forms, type State, TARGET_TAGS } from '#resources/translations/rules.ts'
import type { messages } from './messages.ts'
import styles from './page.module.css'

/** What the cells need besides the row. */
export type TextView = { t: Translate<keyof typeof messages.texts>; linkOf: (text: ListedTranslation) => string }

const TONES: Record<State, string | undefined> = {
  original: undefined,
  draft: 'warn',
  'in-review': 'info',
  published: 'good',
}

type BadgeProps = Pick<TextView, 't'> & {
  state: State
  /** The console has no text in this language. */
  isMissing: boolean
}

export function StateBadge({ state, isMissing, t }: BadgeProps) {
  const tone = TONES[state]
  if (!tone) return <span className={look.dim}>{t(isMissing ? 'issue_missing' : `state_${state}`)}</span>
  return (
    <span className={look.badge} data-tone={tone}>
      {t(`state_${state}`)}
    </span>
  )
}

/** The forms of a text, one below the other. */
export function FormsText({ text, lang }: { text: Forms; lang: string }) {
  const lines = [text.one, text.other, text.interval].filter(line => line !== undefined)
  return (
    <span lang={lang} className={`${look.block} ${styles.text}`}>
      {lines.join('\n')}
    </span>
  )
}

export const columns: Column<ListedTranslation, TextView>[] = [
  {
    id: 'key',
    title: ({ t }) => t('key'),
    cell: (text, { linkOf }) => (
      <span className={`${look.grid} ${styles.key}`} data-gap="2">
        <RowLink to={linkOf(text)}>{text.key}</RowLink>
        <span className={look.note}>{text.namespace}</span>
      </span>
    ),
    typicalLength: 18,
  },
  {
    id: 'english',
    title: ({ t }) => t('english'),
    cell: ({ english }) => <FormsText text={english} lang="en" />,
    typicalLength: 30,
  },
  {
    id: 'text',
    title: ({ t }) => t('translation'),
    cell: ({ text, own, language, issues }, { t }) => {
      const shown = text ?? own
      return (
        <span className={`${look.grid} ${styles.key}`} data-gap="2">
          {shown ? (
            <FormsText text={shown} lang={TARGET_TAGS[language]} />
          ) : (
            <span className={look.dim}>{t('noText')}</span>
          )}
          {issues.some(code => code !== 'missing') && (
            <span className={look.row}>
              {issues.map(code => (
                <span key={code} className={look.badge} data-tone="bad">
                  {t(`issue_${code}`)}
                </span>
              ))}
            </span>
          )}
        </span>
      )
    },
    typicalLength: 26,
  },
  {
    id: 'state',
    title: ({ t }) => t('state'),
    cell: ({ state, own }, { t }) => <StateBadge state={state} isMissing={own === null} t={t} />,
    typicalLength: 10,
  },
]
