import type { Live, Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'

export type StreamProps = {
  operation: Operation
  operations: Operation[]
  live: Live
  values: Values
  onChange: (patch: Partial<Values>) => void
}
