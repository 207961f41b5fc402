import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A request that takes minutes is fragile: proxies cut it, a reload loses it, and nobody knows how far it is. So
        the server accepts the work with <code>202 Accepted</code>, names in <code>Location</code> where to follow it,
        and does it in the background.
      </p>
      <h3>How this page does it</h3>
      <p>
        A job is a row in the database, and the table is the queue. A worker claims a row (on PostgreSQL with{' '}
        <code>FOR UPDATE SKIP LOCKED</code>, so that several servers share the queue) and works in small steps. Each
        step stores its output, its log line and a checkpoint in one transaction. If the server is killed, the next one
        continues at the checkpoint, and nothing is written twice.
      </p>
      <Excerpt symbol="claimNext" />
      <p>
        Progress arrives over the live connection, which only says that the job has changed. The page then reads the
        job, and only the new lines of its log. The remaining time follows from the speed so far.
      </p>
      <Excerpt symbol="saveStep" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Cancelling is a request, too: the job is “cancelling” until its worker has stopped, and only then cancelled.
        </li>
        <li>A failed job keeps its files and continues. A cancelled one has lost them and starts again.</li>
        <li>
          Start a sixth job: the server refuses it with 429 and <code>Retry-After</code>. The next free worker takes the
          job of the operator who has the fewest running.
        </li>
        <li>Heavy work, such as decoding pictures, runs in a thread, so other requests don’t wait.</li>
        <li>Kill the server during an export and start it again. The log says “Taken over”.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        BullMQ and Sidekiq keep their queue in Redis; pg-boss, River and Graphile Worker in PostgreSQL, as here.
        Temporal and Inngest remember each step of a function and continue it after a crash. Cloud queues (SQS, Pub/Sub)
        deliver at least once: the worker must bear a second time.
      </p>
      <h3>When not to</h3>
      <p>
        What takes half a second belongs in the request: a job adds a queue, a page and a state to explain. And
        thousands of jobs per second need more than a table.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        需要好幾分鐘的請求很脆弱：會被代理伺服器切斷，重新整理就遺失，也看不出進度。因此伺服器先以{' '}
        <code>202 Accepted</code> 接受工作，在 <code>Location</code> 指出查詢的位置，再於背景執行。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每項工作是資料庫的一列，資料表本身就是佇列。執行者先認領一列（在 PostgreSQL 使用{' '}
        <code>FOR UPDATE SKIP LOCKED</code>
        ，讓多部伺服器共用佇列），再一小批一小批地執行。每一批的產出、紀錄與檢查點都寫在同一個交易裡。即使伺服器被強制終止，下一個程序也會從檢查點繼續，不會重複寫入。
      </p>
      <Excerpt symbol="claimNext" />
      <p>
        進度經由即時連線通知，內容只說明「這項工作有變動」；頁面收到後重新讀取工作，並且只讀取新增的紀錄。剩餘時間由目前的速度推算。
      </p>
      <Excerpt symbol="saveStep" />
      <h3>值得留意</h3>
      <ul>
        <li>取消也是一個要求：執行者停止之前是「取消中」，停止之後才是「已取消」。</li>
        <li>失敗的工作會保留檔案並從中斷處繼續；已取消的工作檔案已刪除，會從頭開始。</li>
        <li>
          同時啟動第六項工作，伺服器會以 429 與 <code>Retry-After</code>{' '}
          拒絕。空出來的執行者會先處理執行中工作最少的操作者。
        </li>
        <li>解碼圖片等耗費運算的工作在執行緒中進行，其他請求不必等待。</li>
        <li>匯出時強制終止伺服器再重新啟動，紀錄會出現「由另一個程序接手」。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        BullMQ、Sidekiq 的佇列放在 Redis；pg-boss、River、Graphile Worker 和這裡一樣放在 PostgreSQL。Temporal 與 Inngest
        會記住函式的每一步，當機後繼續。雲端佇列（SQS、Pub/Sub）至少送達一次，工作程式必須承受得起第二次。
      </p>
      <h3>什麼時候不適合</h3>
      <p>半秒就能完成的事，直接在請求裡做完；工作會多出佇列、頁面與狀態要解釋。每秒數千個工作，資料表也不夠用。</p>
    </>
  ),
}
