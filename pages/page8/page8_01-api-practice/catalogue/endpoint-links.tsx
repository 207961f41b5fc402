import { Link } from 'react-router'
import { MethodBadge } from '#client/http/method-badge.tsx'
import { useLanguage } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import { badgeOf, type Operation } from './document.ts'
import entryStyles from './entries.module.css'

type Props = {
  operations: Operation[]
  current: Operation | null
  /** Kept in the URL: the search of the list. */
  search?: string
  hasSummaries?: boolean
}

export function EndpointLinks({ operations, current, search = '', hasSummaries = false }: Props) {
  const language = useLanguage()
  const paths = usePaths()
  return (
    <ul className={look.stack} data-gap="2">
      {operations.map(operation => (
        <li key={operation.id}>
          <Link
            className={`${entryStyles.open} ${look.flex} ${look.insideFocus} ${look.pick} ${look.top}`}
            to={paths.operation(operation) + search}
            aria-current={operation.id === current?.id ? 'page' : undefined}
            title={operation.summary[language]}
          >
            <MethodBadge method={badgeOf(operation)} />
            <span className={`${look.grid} ${look.shrink}`}>
              <span className={`${look.medium} ${look.breaking}`}>{operation.id}</span>
              <span className={`${look.dim} ${look.mono} ${look.small}`}>{operation.path}</span>
              {hasSummaries && <span data-above="4">{operation.summary[language]}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
