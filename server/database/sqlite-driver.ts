import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely'
import { isInsideTransaction } from './inside-transaction.ts'

export type SqliteFile = {
  prepare(sql: string): SqliteStatement
  close(): void
}
/** `reader` is a second connection to the same file, which sees what is committed; null: there is none, as of a database in memory. */
export type SqliteFiles = { writer: SqliteFile; reader: SqliteFile | null; close(): void }

/** After so long at the database the event loop has a turn, so that other requests are read and answered. */
const MAX_BUSY_MS = 25

/**
 * SQLite has one writer, and its calls hold the event loop. So a transaction has the writing connection to itself while others, who
 * write, wait in a queue; whoever only reads has a connection of their own, and reads what is committed. A long transaction lets the
 * event loop turn between its statements, which is when the others are served.
 */
export class TwoConnectionsDialect extends SqliteDialect {
  readonly #files: SqliteFiles

  constructor(files: SqliteFiles) {
    // What it makes of its settings is replaced below: the driver.
    super({ database: files.writer as SqliteDialectConfig['database'] })
    this.#files = files
  }

  override createDriver(): Driver {
    return new TwoConnectionsDriver(this.#files)
  }

  override createAdapter(): SqliteAdapter {
    return new ManyConnectionsAdapter()
  }
}

/** Without it Kysely would let one query at a time through. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class TwoConnectionsDriver implements Driver {
  readonly #files: SqliteFiles
  readonly #lock = new Queue()
  readonly #idle: Connection[] = []

  constructor(files: SqliteFiles) {
    this.#files = files
  }

  async init() {}

  async acquireConnection(): Promise<Connection> {
    // A write would wait for the transaction, which waits for it; a read would not see what the transaction wrote.
    if (isInsideTransaction())
      throw new Error('A query inside a transaction went to the database itself: send it to the transaction.')
    return this.#idle.pop() ?? new Connection(this.#files, this.#lock)
  }

  async releaseConnection(connection: Connection) {
    this.#idle.push(connection)
  }

  async beginTransaction(connection: Connection) {
    await connection.begin()
  }

  async commitTransaction(connection: Connection) {
    // A commit that fails is rolled back by Kysely: until then it is a transaction still.
    await connection.executeQuery(CompiledQuery.raw('commit'))
    connection.end()
  }

  async rollbackTransaction(connection: Connection) {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    } catch {
      // SQLite has rolled back by itself already, as it does when the disk is full.
    } finally {
      connection.end()
    }
  }

  async destroy() {
    this.#files.close()
  }
}

/** What a caller of Kysely holds for one query, or for all queries of a transaction. */
class Connection implements DatabaseConnection {
  readonly #files: SqliteFiles
  readonly #lock: Queue
  #isInTransaction = false
  /** When the transaction last let the event loop turn. */
  #turnedAt = 0

  constructor(files: SqliteFiles, lock: Queue) {
    this.#files = files
    this.#lock = lock
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writer, reader } = this.#files
    if (this.#isInTransaction) return this.#runWithin(query)
    if (reader && isRead(query)) return run(reader, query)
    await this.#lock.enter()
    try {
      return run(writer, query)
    } finally {
      this.#lock.leave()
    }
  }

  async #runWithin<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = run<R>(this.#files.writer, query)
    if (performance.now() - this.#turnedAt > MAX_BUSY_MS) {
      await nextTurn()
      this.#turnedAt = performance.now()
    }
    return result
  }

  streamQuery(): never {
    throw new Error('Read page by page: a query that is left open keeps the write-ahead log from being emptied.')
  }

  async begin() {
    await this.#lock.enter()
    try {
      run(this.#files.writer, CompiledQuery.raw('begin'))
      this.#isInTransaction = true
      this.#turnedAt = performance.now()
    } catch (error) {
      this.#lock.leave()
      throw error
    }
  }

  end() {
    this.#isInTransaction = false
    this.#lock.leave()
  }
}

const isRead = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

function run<R>(file: SqliteFile, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = file.prepare(sql)
  // What the caller asked for is what the rows are: Kysely's types say so.
  if (statement.reader) return { rows: statement.all(parameters) as R[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/** One at a time, in the order in which they come. */
class Queue {
  #isTaken = false
  readonly #waiting: (() => void)[] = []

  async enter() {
    if (this.#isTaken) await new Promise<void>(resolve => this.#waiting.push(resolve))
    this.#isTaken = true
  }

  leave() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}
