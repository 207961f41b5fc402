import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        You need a place to experiment without breaking anything, and your colleagues need stable data. One shared data
        set can’t be both.
      </p>
      <h3>How this page does it</h3>
      <p>
        Almost every row of the practice data belongs to a sandbox: its primary key is <code>(sandbox_id, id)</code>.{' '}
        <em>main</em> is shared. A fork is your own copy, created in one transaction with <code>INSERT … SELECT</code>,
        table by table. A snapshot is a read-only copy, and restoring copies it back. A session works in exactly one
        sandbox. Rows of other sandboxes aren’t forbidden, they don’t exist: the response is <code>404</code>.
      </p>
      <Excerpt symbol="copyRows" />
      <p>
        An API key gives a program access to one sandbox. It is shown once, only its hash is stored, and it has a scope
        and a list of allowed origins: a browser on another origin gets access through <code>CORS</code> only if the key
        allows it.
      </p>
      <Excerpt symbol="openToKnown" />
      <h3>Worth noticing</h3>
      <ul>
        <li>Ids are the same in every copy, so a link refers to the same record in another sandbox.</li>
        <li>A revoked key is refused from the next request on, on every server instance.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Stripe has a test mode beside the real one; Neon and PlanetScale branch a whole database in seconds by sharing
        pages. Tests often wrap each case in a transaction that is rolled back, or start a container each. GitHub’s
        tokens have scopes and an end, and a prefix by which leaks are found.
      </p>
      <h3>When not to</h3>
      <p>
        A column for the sandbox in every key is right for practice data of some megabytes. For customers of a real
        product, consider a schema or a database for each: then a forgotten condition can’t show one customer’s rows to
        another.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>練習需要一個可以放心嘗試的地方，同事則需要穩定的資料。一份共用的資料無法同時滿足兩者。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        幾乎每一列練習資料都屬於一個沙盒，主鍵是 <code>(sandbox_id, id)</code>。<em>main</em>{' '}
        由大家共用；副本則屬於您自己，在一個交易中逐表以 <code>INSERT … SELECT</code>{' '}
        完成。快照是唯讀的副本，還原就是複製回來。一個工作階段只在一個沙盒中，其他沙盒的資料列不是「禁止」而是「不存在」，回應為{' '}
        <code>404</code>。
      </p>
      <Excerpt symbol="copyRows" />
      <p>
        API
        金鑰把一個沙盒開放給程式使用。它只顯示一次、只保存雜湊值，並有權限範圍與允許的來源：其他來源的瀏覽器頁面，只有在金鑰允許時才會透過{' '}
        <code>CORS</code> 放行。
      </p>
      <Excerpt symbol="openToKnown" />
      <h3>值得留意</h3>
      <ul>
        <li>每個副本中的編號都相同，因此同一個連結在另一個沙盒指的是同一列。</li>
        <li>撤銷金鑰後，下一個請求就會失效，在其他執行個體上也一樣。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        Stripe 有測試模式；Neon 與 PlanetScale
        共用頁面，幾秒就能分出整個資料庫的分支。測試常把每個案例包在會回復的交易裡，或各開一個容器。GitHub
        的權杖有範圍與期限，並以前綴偵測外洩。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        每個主鍵都加上沙盒欄位，適合數 MB 的練習資料。正式產品的客戶資料，可考慮每個客戶一個 schema
        或資料庫，這樣漏寫條件也不會把別人的資料顯示出來。
      </p>
    </>
  ),
}
