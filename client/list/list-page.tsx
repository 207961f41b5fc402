import type { ReactNode } from 'react'
import { api } from '#client/api/api.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import look from '#client/ui/look.module.css'
import { type Subpage, useSubpageTitle } from '#client/ui/page-head.tsx'
import { shownColumns } from '#client/ui/table/column.ts'
import type { Endpoint } from '#shared/contract.ts'
import type { ListEndpoint } from './define-list-search.ts'
import { FilledPage } from './filled-page.tsx'
import styles from './list-page.module.css'
import { ListTable, type ListTableProps } from './list-table.tsx'
import type { List } from './use-list-page.ts'

type Props<E extends ListEndpoint, S, V> = Omit<ListTableProps<E, S, V>, 'tools' | 'fills'> & {
  /** The saved views of the list, if it has any (`ListViews`). */
  views?: ReactNode
  /** An endpoint that takes the list's filters, columns, zone and language, and returns a file. */
  exports?: { endpoint: Endpoint; fileName: string }
  /** What is open within the page (S-ROUTE-4): it names the title in the breadcrumb. */
  subpage?: Subpage
  /** What is shown above the list: the pane of a record, a dialog. */
  children?: ReactNode
}

/** A list page: one line of tools, the list, and what opens over it. */
export function ListPage<E extends ListEndpoint, S, V>(props: Props<E, S, V>) {
  const { actions, views, exports, subpage, children, ...table } = props
  useSubpageTitle(subpage)
  return (
    <>
      <FilledPage>
        {subpage?.text && <p className={`${look.dim} ${styles.text}`}>{subpage.text}</p>}
        <ListTable
          {...(table as ListTableProps<E, S, V>)}
          fills
          tools={
            (views || exports) && (
              <>
                {views}
                {exports && <ExportList {...exports} list={props.list} columns={props.columns} />}
              </>
            )
          }
          actions={actions}
        />
      </FilledPage>
      {children}
    </>
  )
}

type ExportProps<E extends ListEndpoint, S> = {
  endpoint: Endpoint
  fileName: string
  list: List<E, S>
  columns: readonly { id: string }[]
}

/** Exports all matching rows to a file, with the columns that are shown. */
function ExportList<E extends ListEndpoint, S>({ endpoint, fileName, list, columns }: ExportProps<E, S>) {
  const language = useLanguage()
  const { query, zone, layout } = list
  const shown = (layout ? shownColumns(columns, layout) : columns).map(({ id }) => id)
  // All exports take the same query and return a file, but each contract has its own type for it.
  const send = api.send as (
    endpoint: Endpoint,
    input: object,
    options: { signal: AbortSignal },
  ) => Promise<{ body: Blob; headers: Headers }>
  return (
    <ExportButton
      fileName={fileName}
      send={signal => send(endpoint, { query: { ...query, columns: shown, zone, language } }, { signal })}
    />
  )
}
