/** Tools that are a skill wherever somebody says they work with them. */
const names =
  `python java javascript typescript rust go golang kotlin swift scala ruby php perl r julia c c++ c# f# .net haskell elixir erlang clojure ocaml dart lua matlab fortran cobol sql nosql postgresql postgres mysql sqlite oracle mongodb redis cassandra elasticsearch opensearch neo4j duckdb clickhouse snowflake bigquery redshift databricks dbt airflow spark hadoop kafka flink beam rabbitmq nats docker kubernetes k8s helm terraform ansible pulumi jenkins linux unix bash git aws azure gcp cloudflare nginx graphql grpc rest react angular vue svelte next.js node.js node express django flask fastapi rails spring laravel html css sass tailwind webpack vite pytorch tensorflow keras jax scikit-learn pandas numpy polars dask xgboost opencv langchain llms tableau looker superset excel figma sketch photoshop illustrator indesign blender unity unreal solidity webassembly wasm arduino verilog vhdl ros opengl cuda vulkan qgis arcgis postgis salesforce hubspot sap stan`.split(
    " "
  )
const known: ReadonlySet<string> = new Set([
  ...names,
  ..."power bi|machine learning|deep learning|data science|data engineering|computer vision|google cloud|apache kafka|apache spark|react native|ruby on rails|distributed systems|natural language processing|cloud computing|site reliability|effect".split(
    "|"
  )
])

export const isTechnology = (text: string): boolean => known.has(text.toLowerCase())
