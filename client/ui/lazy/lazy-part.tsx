import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { reportError } from '#client/errors/report.ts'
import { translate } from '#client/i18n/i18n.ts'
import { importAgain } from '#client/loading/import-again.ts'
import { toast } from '#client/toast/toast.ts'
import { lazyPartMessages } from './messages.ts'

/**
 * A part of the shell whose code loads when it is first shown. If that fails, for example without a connection, the
 * console works without it, and showing it again loads it again. `onFail` closes what the operator has opened;
 * `placeholder` keeps its place until then.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  placeholder: ReactNode = null,
) {
  const loadAgain = importAgain(load)
  let Part: ComponentType<P> = lazy(loadAgain)
  return ({ onFail, ...props }: P & { onFail?: () => void }) => {
    function handleFailure() {
      Part = lazy(loadAgain)
      if (!onFail) return
      toast.error(translate(lazyPartMessages, 'partFailed'))
      onFail()
    }
    return (
      <PartBoundary onFail={handleFailure}>
        <Suspense fallback={placeholder}>
          {/* TypeScript doesn't see that the rest of the props are P. */}
          <Part {...(props as unknown as P)} />
        </Suspense>
      </PartBoundary>
    )
  }
}

class PartBoundary extends Component<{ children: ReactNode; onFail: () => void }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: unknown) {
    reportError(error, 'render')
    this.props.onFail()
  }

  render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
