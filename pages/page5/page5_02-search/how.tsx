export default {
  en: () => (
    <>
      <p>
        A search page makes three promises that are easily broken: that what is there is found, that the numbers beside
        the filters are true, and that what is shown is what was asked for.
      </p>
      <h3>How this page does it</h3>
      <p>
        Text and words are folded alike: case, width and accents do not count (NFKC, then without marks). Chinese is
        written without spaces, so any run of signs counts, and a space between signs parts nothing. Every word must be
        in a name, in either language. First come names that begin with it, then those of which a word does, then the
        rest.
      </p>
      <p>
        The server answers where in the original something matched, because folding changes lengths: ㎏ becomes two
        letters. The browser cuts the text there and puts <code>&lt;mark&gt;</code> round the pieces; no HTML travels.
      </p>
      <p>
        A facet’s counts leave out its own choice and keep all the others. So a count says what choosing the value would
        find, and several values of one facet mean any of them. Values with 0 stay: nothing jumps.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A typo is guessed only when nothing has the word, by one edit (Damerau–Levenshtein), from 4 letters or 3
          Chinese signs; and the page says so, with the way to what was typed. Two signs have too many neighbours: 帳蓬
          finds nothing.
        </li>
        <li>Filters that leave nothing are no typo: then the words are not doubted.</li>
        <li>
          Each search is a query of its own in the cache. Typing on aborts the request before, and its answer could not
          be shown under newer words if it came.
        </li>
        <li>While an input method composes (注音), nothing is sent: half a syllable is no word.</li>
        <li>
          240 products are looked at one by one, in a millisecond or so. From some two thousand on it takes an index:
          FTS5 with trigrams in SQLite, <code>pg_trgm</code> in PostgreSQL.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>搜尋頁做出三個容易落空的承諾：有的就找得到、篩選旁的數字是真的、顯示的就是使用者要的。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        名稱與字詞以同樣方式摺疊：不分大小寫、全形半形與重音（NFKC
        後去除附加符號）。中文沒有空格，所以任何連續的字都算，字與字之間的空白也不造成隔斷。每個字詞都必須出現在中文或英文名稱裡。名稱開頭符合的排在最前，其次是某個詞的開頭，最後是其他位置。
      </p>
      <p>
        摺疊會改變長度（㎏ 變成兩個字母），因此伺服器回答的是原文中的位置；瀏覽器在那裡切開文字，加上{' '}
        <code>&lt;mark&gt;</code>，不傳送任何 HTML。
      </p>
      <p>
        分面的數量不計自己的選擇，但計入所有其他選擇。所以數字說的是選了它會找到多少；同一分面選多個值，表示任一皆可。數量為
        0 的值仍保留，畫面不會跳動。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>
          只有在沒有任何商品含有該字詞時才推測錯字，限一個編輯距離（Damerau–Levenshtein），英文至少 4 個字母、中文至少 3
          個字；頁面會說明，並提供只搜尋原文的方式。兩個字的鄰近詞太多，所以「帳蓬」找不到商品。
        </li>
        <li>因為篩選而沒有結果不是錯字，這時不會懷疑字詞。</li>
        <li>每次搜尋都是快取裡獨立的查詢。繼續輸入會中止前一個要求，即使它的回應抵達，也不會顯示在新的字詞底下。</li>
        <li>輸入法組字（注音）時不會送出：半個音節不是字。</li>
        <li>
          240 項商品逐一比對只要一毫秒左右；約兩千項以上就需要索引：SQLite 的 FTS5 trigram，或 PostgreSQL 的{' '}
          <code>pg_trgm</code>。
        </li>
      </ul>
    </>
  ),
}
