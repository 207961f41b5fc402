import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useRef, useState } from 'react'
import { saveFile } from '#client/files/save-file.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { focusedElement, isFocusLost } from '#client/ui/focus.ts'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Pager } from '#client/ui/table/pager/pager.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { messages } from '#pages/page3/page3_07-bulk-import/messages.ts'
import type { ImportWork } from '#pages/page3/page3_07-bulk-import/use-import.ts'
import { issueWords } from './issue-words.ts'
import { RowsTable } from './rows-table.tsx'
import { useReplacements } from './use-replacements.ts'

const KINDS = ['invalid', 'good', 'all'] as const
type Kind = (typeof KINDS)[number]
const EMPTY = {
  invalid: ['noneInvalid', 'noneInvalidText'],
  good: ['noGood', 'noGoodText'],
  all: ['noneLeft', 'noneLeftText'],
} as const

type Props = { fileName: string; work: ImportWork }

/** The rows to import. Invalid rows come first, and are corrected in place. */
export function RowsCard({ fileName, work }: Props) {
  const { t, formats } = useLocale(messages)
  const [kind, setKind] = useState<Kind>('invalid')
  const [limit, setLimit] = useState(20)
  const [page, setPage] = useState(0)
  // A row that was just corrected stays until the operator moves on, so that it does not disappear while being edited.
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const done = useRef<HTMLParagraphElement>(null)
  const keep = (indexes: readonly number[]) => setKept(before => new Set([...before, ...indexes]))
  const replacements = useReplacements(work, keep)
  const invalid = work.rows.filter(row => row.fields === null)
  const lists = {
    invalid: work.rows.filter(row => row.fields === null || kept.has(row.index)),
    good: work.good,
    all: work.rows,
  }
  const counts = { invalid: invalid.length, good: work.good.length, all: work.rows.length }
  const list = lists[kind]
  const last = Math.max(0, Math.ceil(list.length / limit) - 1)
  const at = Math.min(page, last)
  const shown = list.slice(at * limit, (at + 1) * limit)
  const go = (next: { kind?: Kind; limit?: number; page?: number }) => {
    if (next.kind) setKind(next.kind)
    if (next.limit) setLimit(next.limit)
    setPage(next.page ?? 0)
    setKept(new Set())
    replacements.forget()
  }

  async function saveInvalidRows() {
    const { writeInvalidRows } = await import('./write-invalid-rows.ts')
    const text = writeInvalidRows(invalid, {
      field: t,
      issues: issues => issueWords(issues, t),
      issuesHead: t('errors'),
    })
    saveFile(new Blob([text], { type: 'text/csv' }), fileName.replace(/(\.\w+)?$/, '-to-mend.csv'))
  }

  const [title, text] = EMPTY[work.rows.length === 0 ? 'all' : kind]
  return (
    <Card title={t('rows')}>
      <div className={look.row}>
        <Button
          kind="main"
          label={t('import', { count: work.good.length, number: formats.number(work.good.length) })}
          disabled={work.good.length === 0}
          isBusy={work.isSending}
          onClick={async ({ currentTarget: pressed }) => {
            if (!(await work.send())) return
            // Who has gone on meanwhile, to another row or elsewhere, goes on there.
            if (!isFocusLost() && focusedElement() !== pressed) return
            go({ kind: 'invalid' })
            // The import button is disabled now, so the focus moves on.
            done.current?.focus()
          }}
        />
        <Button
          label={t('saveInvalidRows')}
          disabled={invalid.length === 0}
          icon={IconDownload}
          onClick={() => void saveInvalidRows()}
        />
      </div>
      <p ref={done} style={{ minHeight: '1lh' }} data-below="8" data-above="8" role="status" tabIndex={-1}>
        {work.last && (
          <>
            {t('done', { count: work.last.rowCount, number: formats.number(work.last.rowCount) })}{' '}
            <LinkIfHere to={linkIfHere('page3_01')}>{t('toMembers')}</LinkIfHere>
          </>
        )}
      </p>
      <Tabs
        label={t('which')}
        tabs={KINDS.map(value => ({ value, label: `${t(value)} (${formats.number(counts[value])})` }))}
        value={kind}
        onChange={next => go({ kind: next })}
      >
        {shown.length === 0 ? (
          <Empty title={t(title)} text={t(text)} />
        ) : (
          <RowsTable
            rows={shown}
            replacements={replacements}
            onEdit={(index, field, value) => {
              keep([index])
              work.edit([index], field, value)
            }}
          />
        )}
      </Tabs>
      <Pager
        shown={shown.length}
        before={at * limit}
        count={{ value: list.length, isCapped: false }}
        limit={limit}
        onLimitChange={next => go({ limit: next })}
        onFirst={at > 0 ? () => go({ page: 0 }) : undefined}
        onPrevious={at > 0 ? () => go({ page: at - 1 }) : undefined}
        onNext={at < last ? () => go({ page: at + 1 }) : undefined}
      />
    </Card>
  )
}
