import type { ReactNode } from 'react'
import look from '#client/ui/look.module.css'
import table from '#client/ui/table/table.module.css'
import styles from './list-page.module.css'

type Props = {
  /** The line of tools: filters at its start, actions at its end. */
  filters?: ReactNode
  actions?: ReactNode
  /** The last of them takes the height that is left, and scrolls. */
  children: ReactNode
}

/** A page whose rows scroll between the header and the credit line. It is a direct child of the content. */
export const FilledPage = ({ filters, actions, children }: Props) => (
  <div className={`${look.column} ${styles.page}`}>
    {(filters || actions) && (
      <div className={`${look.row} ${look.between} ${look.screen} ${table.toolbar} ${styles.tools}`}>
        <div className={`${look.grow} ${look.shrink}`}>{filters}</div>
        {actions && (
          <div className={`${look.flex} ${look.wrapping}`} data-gap="4">
            {actions}
          </div>
        )}
      </div>
    )}
    {children}
  </div>
)
