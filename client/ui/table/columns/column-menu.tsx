import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import { Popover } from '#client/ui/popover/popover.tsx'
import { tableMessages } from '#client/ui/table/messages.ts'
import type { ColumnPanelProps } from './column-panel.tsx'

// Loaded when it is first opened, because most operators never arrange columns.
const ColumnPanel = lazyPart<ColumnPanelProps<never, never>>(() => import('./column-panel.tsx'))

/**
 * The button that opens the column menu: which columns are shown, their order, whether the first is pinned, and the
 * sort.
 */
export function ColumnMenu<R, V>(props: ColumnPanelProps<R, V>) {
  const t = useMessages(tableMessages)
  return (
    <Popover label={t('columns')} isWide={props.toolsOf !== undefined} icon={IconColumns3} button={t('columns')}>
      {close => (
        // A lazy component has no type parameters. The panel passes the view only to the columns that it came with.
        <ColumnPanel {...(props as unknown as ColumnPanelProps<never, never>)} onFail={close} />
      )}
    </Popover>
  )
}
