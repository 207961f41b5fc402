import * as z from 'zod/mini'
import type { $ZodShape } from 'zod/v4/core'
import type { Layout } from '#client/ui/table/column.ts'

/** Which columns a list shows and how, as fields of the URL. */
export type ListLayout<L extends $ZodShape = $ZodShape> = {
  fields: L
  /** undefined: the columns can't be chosen. */
  initial: Layout | undefined
  read: (state: z.output<z.ZodMiniObject<L>>) => Layout | undefined
  write: (layout: Layout) => Partial<z.output<z.ZodMiniObject<L>>>
}

/** Columns that can be hidden, shown and moved. The first is pinned by default. */
export function plainLayout<const C extends string>(
  all: readonly C[],
  initial: readonly C[] = all,
): ListLayout<{
  columns: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniEnum<{ [K in C]: K }>>>
  isFirstPinned: z.ZodMiniDefault<z.ZodMiniBoolean>
  isFitted: z.ZodMiniDefault<z.ZodMiniBoolean>
}> {
  return {
    fields: {
      columns: z._default(z.array(z.enum(all)), [...initial]),
      isFirstPinned: z._default(z.boolean(), true),
      isFitted: z._default(z.boolean(), true),
    },
    initial: { columns: initial, isFirstPinned: true, isFitted: true },
    read: ({ columns, isFirstPinned, isFitted }) => ({ columns, isFirstPinned, isFitted }),
    // The table only passes ids of its own columns.
    write: ({ columns, isFirstPinned, isFitted = true }) => ({ columns: columns as never[], isFirstPinned, isFitted }),
  }
}
