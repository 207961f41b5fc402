export default {
  en: () => (
    <>
      <p>
        Practice needs a place where nothing can be broken, and colleagues need theirs unbroken. One shared data set
        cannot be both.
      </p>
      <h3>How this page does it</h3>
      <p>
        Every row of the practice data belongs to a sandbox: its key is <code>(sandbox_id, id)</code>. <em>main</em> is
        shared; a fork is your own copy, made by one <code>INSERT … SELECT</code> a table in one transaction. A snapshot
        is a sandbox that nobody works in; restoring copies it back. A session works in exactly one, and another’s rows
        are not forbidden but not there: <code>404</code>, no hint.
      </p>
      <p>
        An API key opens one sandbox to a program. It is shown once, kept only as a fingerprint, and names what it may
        do and from which pages: a browser on another origin is let in by <code>CORS</code> only where the key says so.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>Ids are the same in every copy, so a link means the same row in another sandbox.</li>
        <li>Revoking is felt by the next request, also on another instance.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>練習需要一個弄不壞的地方，同事則需要他們的資料不被弄壞。一份共用的資料無法同時滿足兩者。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        每一列練習資料都屬於一個沙盒，鍵是 <code>(sandbox_id, id)</code>。<em>main</em>{' '}
        由大家共用；分支則是您自己的副本，在一個交易中以每個資料表一句 <code>INSERT … SELECT</code>{' '}
        完成。快照是沒有人在裡面工作的沙盒，還原就是複製回來。一個工作階段只在一個沙盒中，別人的資料列不是「禁止」而是「不存在」：
        <code>404</code>，不給任何提示。
      </p>
      <p>
        API
        金鑰把一個沙盒開放給程式使用。它只顯示一次、只保存指紋，並指明能做什麼、能從哪些網頁使用：其他來源的瀏覽器頁面，只有在金鑰允許時才會透過{' '}
        <code>CORS</code> 放行。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>每個副本中的編號都相同，因此同一個連結在另一個沙盒指的是同一列。</li>
        <li>撤銷金鑰後，下一個請求就會失效，在其他執行個體上也一樣。</li>
      </ul>
    </>
  ),
}
