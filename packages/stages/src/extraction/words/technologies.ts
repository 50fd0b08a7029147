/** Tools that are a skill wherever somebody says they work with them. */
const names: ReadonlyArray<string> = [
  "python java javascript typescript rust go golang kotlin swift scala ruby php perl r julia c c++ c# f# .net haskell elixir erlang clojure ocaml dart lua matlab simulink fortran cobol abap vba apex groovy nim zig crystal racket scheme lisp prolog ada pascal delphi objective-c assembly solidity vyper bash zsh powershell awk sed tcl labview sas stata spss eviews gretl mplus latex",
  "sql nosql postgresql postgres mysql mariadb sqlite oracle mongodb redis cassandra scylladb elasticsearch opensearch neo4j duckdb clickhouse snowflake bigquery redshift databricks cockroachdb tidb dynamodb couchdb couchbase influxdb timescaledb questdb prometheus memcached hbase hive presto trino druid pinot teradata vertica db2 supabase firebase firestore planetscale arangodb dgraph janusgraph pinecone weaviate milvus qdrant faiss pgvector meilisearch algolia solr lucene",
  "dbt airflow dagster prefect luigi spark pyspark hadoop kafka flink beam storm rabbitmq nats pulsar activemq zeromq mqtt celery temporal camunda fivetran airbyte talend informatica alteryx knime iceberg delta hudi parquet arrow avro protobuf",
  "docker podman kubernetes k8s openshift nomad helm terraform opentofu ansible pulumi chef puppet saltstack packer vagrant consul vault istio linkerd envoy cilium argo argocd flux jenkins circleci travis gitlab github bitbucket bazel maven gradle cmake nix nixos linux unix ubuntu debian rhel freebsd windows macos vmware proxmox xen kvm qemu git svn mercurial perforce aws azure gcp cloudflare fastly heroku vercel netlify digitalocean openstack lambda fargate ec2 s3 ecs eks gke cloudformation cloudwatch grafana datadog splunk kibana logstash loki jaeger opentelemetry sentry pagerduty nagios zabbix nginx apache haproxy traefik caddy varnish ebpf wireguard bgp ospf",
  "graphql grpc rest soap openapi swagger postman react redux angular vue nuxt svelte sveltekit solidjs ember backbone jquery next.js remix gatsby astro node.js node deno bun express fastify nestjs django flask fastapi rails sinatra laravel symfony spring quarkus micronaut hibernate phoenix htmx html css sass less tailwind bootstrap webpack vite rollup esbuild babel jest vitest cypress playwright selenium storybook electron tauri flutter ionic xamarin swiftui jetpack wordpress drupal joomla magento shopify contentful sanity strapi webflow squarespace wix prisma sequelize",
  "pytorch tensorflow keras jax scikit-learn sklearn pandas numpy scipy polars dask ray xgboost lightgbm catboost opencv langchain llamaindex llms hugging-face transformers spacy nltk mlflow kubeflow sagemaker onnx cuda opencl rocm triton statsmodels pymc stan jags bugs shiny ggplot2 tidyverse dplyr plotly matplotlib seaborn d3 d3.js jupyter numba cython or-tools gurobi cplex pyomo highs ampl gams anylogic simpy netlogo",
  "tableau looker superset metabase qlik qlikview qliksense powerbi excel airtable notion jira confluence trello asana salesforce hubspot marketo pardot zendesk intercom servicenow workday netsuite quickbooks xero sage sap hana dynamics odoo zoho pipedrive braze iterable mailchimp klaviyo segment amplitude mixpanel heap optimizely ga4 semrush ahrefs zapier n8n twilio stripe",
  "figma sketch framer invision zeplin photoshop illustrator indesign lightroom premiere coreldraw procreate canva affinity blender maya houdini nuke zbrush cinema4d 3ds rhino grasshopper sketchup revit autocad archicad vectorworks navisworks tekla microstation bentley civil3d inventor solidworks catia creo nx onshape solidedge fusion360 ansys abaqus comsol nastran hypermesh openfoam fluent star-ccm+ adams dymola modelica altium kicad eagle orcad spice ltspice cadence vivado quartus verilog systemverilog vhdl arduino raspberry esp32 stm32 freertos zephyr ros ros2 gazebo px4 codesys step7 twincat scada lidar qgis arcgis postgis mapbox leaflet erdas envi gdal swat hec-ras modflow epanet swmm unity unreal godot opengl vulkan webgl three.js directx metal shaders webassembly wasm threejs processing max/msp ableton logic pro-tools cubase glyphs fontlab robofont"
]
const phrases =
  "power bi|power query|power apps|power automate|power platform|machine learning|deep learning|reinforcement learning|data science|data engineering|data visualisation|data visualization|computer vision|google cloud|google cloud platform|google analytics|google ads|google sheets|google earth engine|apache kafka|apache spark|apache airflow|apache flink|react native|ruby on rails|vue.js|asp.net|visual basic|visual studio|objective c|distributed systems|natural language processing|cloud computing|site reliability|effect|after effects|adobe creative suite|adobe creative cloud|creative cloud|premiere pro|final cut pro|davinci resolve|logic pro|pro tools|cinema 4d|3ds max|fusion 360|autodesk inventor|civil 3d|solid edge|siemens nx|star-ccm|hugging face|delta lake|sql server|microsoft sql server|amazon web services|microsoft azure|github actions|gitlab ci|gnu octave|raspberry pi|spring boot|ms project|microsoft project|primavera p6|primavera|bloomberg terminal|salesforce marketing cloud|dynamics 365|sap hana|s/4hana|sap s/4hana|oracle fusion"

const known: ReadonlySet<string> = new Set([...names.flatMap(line => line.split(" ")), ...phrases.split("|")])

/** Names of tools that are usual words, or names of games, beasts and things, as well. */
const wordsInSmallLetters: ReadonlySet<string> = new Set(
  "go r c rust swift julia ruby spark beam express node rest effect stan unity sketch excel".split(" ")
)
/** The same, of those that nobody writes small. */
const capitalised: ReadonlySet<string> = new Set(
  "ada crystal scheme storm arrow delta flux chef puppet soap bugs eagle maya rhino logic processing metal spice less ray presto vault helm nomad consul segment heap envoy sage inventor fluent lua dart basic snap eclipse shiny bootstrap phoenix flask astro remix bun prefect iceberg hive druid pinot nuke houdini glyphs adams creo apex groovy pascal delphi racket assembly oracle snowflake looker notion asana stripe intercom framer affinity bentley windows ubuntu cadence raspberry gazebo swat mercurial celery temporal travis argo jest ember backbone ionic electron jetpack luigi leaflet".split(
    " "
  )
)

export const isTechnology = (text: string): boolean => {
  const name = text.toLowerCase()
  return known.has(name) && !(text === name && capitalised.has(name))
}

/** Whether the name of a tool may mean something else, where nothing but a verb stands before it: `loves Go`. */
export const isWordToo = (text: string): boolean =>
  wordsInSmallLetters.has(text.toLowerCase()) || capitalised.has(text.toLowerCase())
