import { type Bench, faulty, type TaskCases } from '#tests/task-cases.ts'

/** One after the other: a delay of the response keeps the next request that far apart. */
async function read({ send }: Bench, ...asked: { fault?: string; product?: number }[]) {
  for (const { fault, product = 1 } of asked) await send(`/api/products/${product}`, fault ? faulty(fault) : {})
}
/** Within the same millisecond, it would be unclear whether the second request began before the first response. */
async function readWithPauses(bench: Bench) {
  for (let count = 0; count < 3; count++) {
    await read(bench, {})
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
const failing = (delayMs: number) => ({ fault: `delay=${delayMs};status=503` })
const slow = (delayMs: number) => ({ fault: `delay=${delayMs}` })
const atOnce = ({ send }: Bench, fault: string, ...products: number[]) =>
  Promise.all(products.map(product => send(`/api/products/${product}`, faulty(fault))))

export const cases: TaskCases = {
  'third-try': {
    solution: bench => read(bench, failing(500), failing(1_000), {}),
    nearMisses: {
      'no pause between': bench => read(bench, failing(1), failing(1), {}),
      'the pauses do not grow': bench => read(bench, failing(500), failing(500), {}),
      'another product comes': bench => read(bench, failing(500), failing(1_000), { product: 2 }),
      'only one failure': bench => read(bench, failing(1_000), {}),
      'it is given up': bench => read(bench, failing(500), failing(1_000), failing(1)),
    },
  },
  'two-keys': {
    solution: bench => atOnce(bench, 'delay=300', 1, 1),
    nearMisses: {
      'one after the other': readWithPauses,
      'two products': bench => atOnce(bench, 'delay=300', 1, 2),
    },
  },
  steady: {
    solution: bench => read(bench, slow(1_100), slow(1_100), slow(1_100), {}),
    nearMisses: {
      'five at once': bench => atOnce(bench, 'delay=1100', 1, 1, 1, 1, 1),
      'as fast as it can': bench => read(bench, slow(300), slow(300), slow(300), slow(300), {}),
      'another product each time': bench =>
        read(bench, slow(1_100), { ...slow(1_100), product: 2 }, { ...slow(1_100), product: 3 }, { product: 4 }),
    },
  },
}
